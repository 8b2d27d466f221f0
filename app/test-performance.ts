/** The entries of a page's performance for tests, of which there are none: jsdom knows no such list. */
Performance.prototype.getEntriesByType ??= () => [];

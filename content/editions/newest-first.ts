/** What stands in files that are called after years, the newest year first. */
export const newestFirst = <Of>(records: Readonly<Record<string, Of>>): [slug: string, record: Of][] =>
	Object.entries(records).sort(([a], [b]) => (a < b ? 1 : -1));

import type { Feature } from './shapes.ts';

/** A table of titles and what is said of each, as the list of items that a section shows. */
export const featuresOf = (texts: Readonly<Record<string, string>>): readonly Feature[] =>
	Object.entries(texts).map(([title, text]) => ({ title, text }));

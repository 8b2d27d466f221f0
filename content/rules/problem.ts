/**
 * What is wrong in a record: the field as the form calls it, and a sentence that says what to do. What is `harmless` is
 * told, and does not stand in the way of publishing: it may become so by the passing of time.
 */
export type Wrong = { readonly field: string; readonly sentence: string; readonly harmless?: true };

/** The same with the file, below content/records. */
export type Problem = Wrong & { readonly file: string };

/** What there is besides the record itself. */
export type Known = {
	/** What each record holds, by its file below content/records: `company.json`, `mats/coir.json`. */
	readonly records: ReadonlyMap<string, unknown>;
	/** Whether a page of this site has the address. */
	readonly isPage: (address: string) => boolean;
	/** Whether the file is there, by its path in the project. */
	readonly hasFile: (path: string) => boolean;
	/** How many bytes it has; 0 where it is not there. */
	readonly sizeOf: (path: string) => number;
	/** Whether a file that is there begins as a PDF does, whatever it is called. */
	readonly isPdf: (path: string) => boolean;
	/** The day it is, as `2026-12-31`. */
	readonly today: string;
};

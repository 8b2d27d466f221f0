/** What a page says of its files, in the element `#files`: the prerender step writes it, the loader reads it. */
export type PageFiles = {
	readonly styles: string;
	readonly fonts: readonly string[];
	readonly client: string;
	/** The files that `client` imports, each after those that it imports itself. */
	readonly imports: readonly string[];
};

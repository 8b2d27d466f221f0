/** A module that a page can do without until the visitor comes near the place where it is used (`useNear`). */
export type NearPart<Part> = {
	/** Fetches the module. */
	readonly bring: () => Promise<Part>;
	/** The module, where it has come. */
	readonly there: () => Part | undefined;
};

/** @param load imports the module */
export function nearPart<Part>(load: () => Promise<Part>): NearPart<Part> {
	let there: Part | undefined;
	return {
		async bring() {
			there = await load();
			return there;
		},
		there: () => there,
	};
}

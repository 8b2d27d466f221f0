/** A module that a page can do without until the visitor comes near the place where it is used (`useNear`). */
export type NearPart<Part> = ReturnType<typeof nearPart<Part>>;

/** @param load imports the module */
export function nearPart<Part>(load: () => Promise<Part>) {
	let there: Part | undefined;
	return {
		/** Fetches the module. */
		async bring() {
			there = await load();
			return there;
		},
		/** The module, where it has come. */
		there: () => there,
	};
}

/** How well each page fits something that is asked, by its path. */
export type Fits = ReadonlyMap<string, number>;

/** The same fits, counted as `weight` of what they are. */
export const weighed = (fits: Fits, weight: number): Fits =>
	new Map([...fits].map(([path, fit]) => [path, fit * weight]));

/** The best fit of each page among several. */
export function best(several: readonly Fits[]): Fits {
	const fits = new Map<string, number>();
	for (const [path, fit] of several.flatMap((one) => [...one]))
		fits.set(path, Math.max(fit, fits.get(path) ?? 0));
	return fits;
}

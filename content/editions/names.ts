/** What every page must know of an edition: its name, and the end of its address. */
export type EditionName = { readonly slug: string; readonly name: string };

/** The editions of `index.ts` in the same order. A list of its own, because each page of the site loads it. */
export const editionNames: readonly [EditionName, ...EditionName[]] = [
	{ slug: '2025', name: 'AIC-RAETHM 2025' },
];

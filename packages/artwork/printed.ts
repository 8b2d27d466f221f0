type Draw = { readonly draw: () => Promise<void> };

/** Families that need a browser, some of them minutes: drawn only when they are named, each with its contact sheet. */
export const printed: Readonly<Record<string, () => Promise<Draw>>> = {
	portfolio: () => import('./portfolio/draw.ts'),
	films: () => import('./films/draw.ts'),
	documents: () => import('./documents/draw.ts'),
	cards: () => import('./cards/draw.ts'),
};

import { handedIn } from './handed-in.ts';

/**
 * Families that need a browser, some of them minutes: drawn only when they are named, each with its contact sheet.
 * @param onlyMissing leaves the social cards that are there as they are
 */
export const printed: Readonly<Record<string, (onlyMissing: boolean) => Promise<void>>> = {
	portfolio: async () => (await import('./portfolio/draw.ts')).draw(),
	films: async () => (await import('./films/draw.ts')).draw(),
	documents: async () => (await import('./documents/draw.ts')).draw(await handedIn('documents')),
	cards: async (onlyMissing) => {
		const { draw, drawMissing } = await import('./cards/draw.ts');
		await (onlyMissing ? drawMissing : draw)(await handedIn('cards'));
	},
};

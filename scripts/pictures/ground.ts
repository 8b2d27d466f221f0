import type { Sharp } from 'sharp';
import type { PictureFile } from '#content/shapes.ts';

/** The neutral colours that may be shown in place of a picture while it loads, as they are on a light page. */
const neutrals = { paper: [247, 244, 235], card: [253, 251, 247], night: [23, 30, 44] } as const;

type Ground = PictureFile['ground'];

type Colour = readonly [red: number, green: number, blue: number];

/** The dye of a hue, in degrees, where it is one of ours. */
function dyeOf(hue: number): Ground | undefined {
	if (hue >= 10 && hue < 60) return 'marigold';
	if (hue >= 90 && hue < 170) return 'neem';
	if (hue >= 190 && hue < 250) return 'indigo';
}

/** The hue of a colour in degrees, and how far it is from grey, 0 to 1; what is nearly black has none. */
function hueOf([red, green, blue]: Colour): { readonly hue: number; readonly strength: number } {
	const most = Math.max(red, green, blue);
	const spread = most - Math.min(red, green, blue) || 1;
	const sixth =
		most === red
			? (green - blue) / spread
			: most === green
				? (blue - red) / spread + 2
				: (red - green) / spread + 4;
	return { hue: (sixth * 60 + 360) % 360, strength: most < 32 ? 0 : spread / most };
}

/** What stands in for a colour (0 to 255 each): the dye of its hue, or for greys and the browns of fibre a neutral of its lightness. */
export function nearestDye(colour: Colour): Ground {
	const { hue, strength } = hueOf(colour);
	const dye = dyeOf(hue);
	if (dye !== undefined && strength > (dye === 'marigold' ? 0.45 : 0.25)) return dye;
	const distance = (one: keyof typeof neutrals) =>
		Math.hypot(...neutrals[one].map((value, i) => value - (colour[i] ?? 0)));
	return (['paper', 'card', 'night'] as const).reduce((best, one) =>
		distance(one) < distance(best) ? one : best,
	);
}

/** What stands in for a picture until it is there, by its mean colour. */
export async function groundOf(picture: Sharp): Promise<Ground> {
	const { channels } = await picture.stats();
	const [red, green, blue] = channels.map(({ mean }) => mean) as [number, number, number];
	return nearestDye([red, green, blue]);
}

import { chance, wrap } from '../numbers.ts';
import { squares } from '../weave/draft-drawing.ts';
import { drawdown, type Structure, twillTieup } from '../weave/structures.ts';
import { lettered } from './letters.ts';

/** Text colour and wash of a division, light and dark. */
const inks = {
	neem: { light: ['#285931', '#e2f0dc', '#89b973'], dark: ['#86d396', '#183021', '#35693f'] },
	marigold: { light: ['#864913', '#fbeed1', '#f5a21f'], dark: ['#f6bc5d', '#3b2812', '#9c5103'] },
	indigo: { light: ['#204681', '#e2ecf9', '#7fa8d8'], dark: ['#9bc0f5', '#1b2844', '#3d649c'] },
} as const;

export type Ink = keyof typeof inks;

const cells = 40;
const cell = 8;

/** What a draft lifts of eight shafts: each looks another way from afar. */
const liftings: readonly (readonly number[])[] = [
	[0, 1, 2, 5],
	[0, 1, 4],
	[0, 1, 2, 3],
	[0, 2, 3, 4],
	[0, 1, 3],
];

/** A draft of its own for everybody: a point threading, woven as drawn in. The lifting follows the seed unless named. */
export function personalDraft(seed: string, size: number, lifting?: number): Structure {
	const R = chance(`person${seed}`);
	const walk = [R.whole(0, 7)];
	let step = R() < 0.5 ? 1 : -1;
	while (walk.length < size / 2) {
		if (R() < 0.22) step = -step;
		walk.push(wrap((walk.at(-1) ?? 0) + step, 8));
	}
	const threading = [...walk, ...walk.toReversed()];
	const ups = liftings[lifting ?? R.whole(0, liftings.length - 1)] ?? [];
	return drawdown({ threading, tieup: twillTieup(8, ups), treadling: threading });
}

const style = (ink: Ink) => {
	const rules = ([text, wash, thread]: readonly string[]) =>
		`.w{fill:${wash}}.t{fill:${thread}}.l{fill:${text}}`;
	return `<style>${rules(inks[ink].light)}@media(prefers-color-scheme:dark){${rules(inks[ink].dark)}}</style>`;
};

/** Initials on the wash of a division, framed by a draft that no other name has. */
export function monogram(seed: string, word: string, ink: Ink): string {
	const scale = word.length > 1 ? 2 : 3;
	const [wide, high] = [(word.length * 6 - 1) * scale, 7 * scale];
	const [padX, padY] = [3, 3];
	const [left, top] = [(cells - wide) / 2, (cells - high) / 2];
	const draft = personalDraft(seed, cells);
	const panel = (x: number, y: number) =>
		x >= left - padX && x < left + wide + padX && y >= top - padY && y < top + high + padY;
	const letters = lettered(word);
	const frame = squares(cells, cells, cell, (x, y) => !panel(x, y) && draft(x, y));
	const initials = squares(
		wide,
		high,
		cell,
		(x, y) => letters(Math.floor(x / scale), Math.floor(y / scale)),
		left * cell,
		top * cell,
	);
	const size = cells * cell;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${style(ink)}<path class="w" d="M0 0h${size}v${size}H0z"/><path class="t" d="${frame}"/><path class="l" d="${initials}"/></svg>\n`;
}

/** The draft alone, for somebody whose name is not known yet; neighbours are lifted differently. */
export function portrait(seed: string, place: number, ink: Ink): string {
	const size = cells * cell;
	const drawing = squares(cells, cells, cell, personalDraft(seed, cells, place));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${style(ink)}<path class="w" d="M0 0h${size}v${size}H0z"/><path class="l" d="${drawing}"/></svg>\n`;
}

/** A shield filled with a draft, for a patron. */
export function shield(seed: string, ink: Ink): string {
	const draft = personalDraft(seed, cells);
	const inside = (x: number, y: number, margin: number) => {
		const half =
			y < 20 ? 16 - margin : Math.sqrt(Math.max(0, 1 - ((y - 20) / (18 - margin)) ** 2)) * (16 - margin);
		return y >= 3 + margin && Math.abs(x - 19.5) < half;
	};
	const size = cells * cell;
	const rim = squares(cells, cells, cell, (x, y) => inside(x, y, 0) && !inside(x, y, 2));
	const field = squares(cells, cells, cell, (x, y) => inside(x, y, 3) && draft(x, y));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${style(ink)}<path class="w" d="M0 0h${size}v${size}H0z"/><path class="l" d="${rim}"/><path class="t" d="${field}"/></svg>\n`;
}

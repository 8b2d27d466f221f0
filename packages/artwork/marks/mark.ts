import { hex, shade } from '../colour/oklch.ts';
import { inks } from '../hero/inks.ts';
import { type Cut, strands } from './strands.ts';

export type Dyes = { readonly neem: string; readonly indigo: string; readonly marigold: string };

const dyes = (theme: 'light' | 'dark'): Dyes => ({
	neem: hex(inks[theme].yarn.neem),
	indigo: hex(inks[theme].yarn.indigo),
	marigold: hex(inks[theme].yarn.marigold),
});

export const onPaper = dyes('light');
export const onNight = dyes('dark');

/** The strands without a frame, 48 by 48. */
export function strandPaths(colours?: Dyes, cut?: Cut): string {
	const { left, right, bar } = strands(cut);
	const path = (name: string, colour: string | undefined, d: string) =>
		`<path class="${name}" fill="${colour ?? 'currentColor'}" d="${d}"/>`;
	return (
		path('n', colours?.neem, left) + path('i', colours?.indigo, right) + path('m', colours?.marigold, bar)
	);
}

const framed = (width: number, height: number, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="AEG Consultancy Services">${body}</svg>\n`;

export const mark = (colours?: Dyes): string => framed(48, 48, strandPaths(colours));

/** Thicker strands for small sizes. */
export const smallCut: Cut = { width: 8.2, gap: 1.8, overhang: 4.6, half: 17.4 };

export function favicon(): string {
	const rules = ({ neem, indigo, marigold }: Dyes) =>
		`.n{fill:${neem}}.m{fill:${marigold}}.i{fill:${indigo}}`;
	const dark = { ...onNight, indigo: shade(inks.dark.yarn.indigo, 0.08) };
	const style = `<style>${rules(onPaper)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
	return framed(48, 48, style + strandPaths(undefined, smallCut));
}

/** Outlined letters (Eczar 600, Anek Latin 500; both under the OFL). */
export type Lettering = Readonly<
	Record<'AEG' | 'Consultancy Services' | 'line', { readonly d: string; readonly w: number }>
>;

const letters = (x: number, y: number, d: string) => `<path transform="translate(${x} ${y})" d="${d}"/>`;

export const logo = (words: Lettering, colours?: Dyes): string =>
	framed(
		190,
		48,
		`${strandPaths(colours)}<g fill="currentColor">${letters(60, 25.5, words.AEG.d)}${letters(60.6, 43.6, words['Consultancy Services'].d)}</g>`,
	);

export function logoLine(words: Lettering, colours?: Dyes): string {
	const after = 58 + words.AEG.w + 9;
	return framed(
		after + 2 + words.line.w,
		48,
		`${strandPaths(colours)}<g fill="currentColor">${letters(58, 37, words.AEG.d)}${letters(after, 37, words.line.d)}</g>`,
	);
}

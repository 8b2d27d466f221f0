import type { Colour } from '../colour/oklch.ts';

export type Theme = 'light' | 'dark';
export type Thread = 'neem' | 'marigold' | 'indigo' | 'ecru' | 'tow';

/** What the home hero is drawn with: paper and ink of the notation, yarns of the cloth. */
export const inks = {
	light: {
		paper: '#f7f4eb',
		ink: '#1a202e',
		grid: '#d3ccbb',
		shade: '#8f8368',
		yarn: {
			neem: [0.49, 0.1, 147],
			marigold: [0.775, 0.16, 71],
			indigo: [0.41, 0.105, 258],
			ecru: [0.925, 0.022, 90],
			tow: [0.845, 0.034, 84],
		},
	},
	dark: {
		paper: '#11151d',
		ink: '#efebe1',
		grid: '#343b48',
		shade: '#07090e',
		yarn: {
			neem: [0.58, 0.115, 148],
			marigold: [0.77, 0.15, 72],
			indigo: [0.53, 0.12, 258],
			ecru: [0.5, 0.02, 80],
			tow: [0.39, 0.018, 75],
		},
	},
} as const satisfies Record<
	Theme,
	{ paper: string; ink: string; grid: string; shade: string; yarn: Record<Thread, Colour> }
>;

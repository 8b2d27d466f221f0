import { clamp, mix } from '../numbers.ts';
import { type Colour, hex } from './oklch.ts';

/** From the darkest shadow to the brightest light of one dye, evenly apart. */
const ramps = {
	neem: [
		[0.2, 0.035, 160],
		[0.33, 0.064, 154],
		[0.5, 0.1, 147],
		[0.735, 0.11, 136],
		[0.965, 0.025, 118],
	],
	marigold: [
		[0.225, 0.045, 48],
		[0.42, 0.105, 48],
		[0.66, 0.17, 56],
		[0.83, 0.145, 76],
		[0.97, 0.028, 90],
	],
	indigo: [
		[0.19, 0.045, 264],
		[0.315, 0.083, 260],
		[0.46, 0.11, 257],
		[0.7, 0.098, 250],
		[0.965, 0.018, 240],
	],
	madder: [
		[0.2, 0.05, 20],
		[0.36, 0.12, 24],
		[0.52, 0.16, 28],
		[0.74, 0.115, 38],
		[0.965, 0.022, 70],
	],
	ink: [
		[0.17, 0.02, 265],
		[0.32, 0.026, 262],
		[0.53, 0.022, 240],
		[0.77, 0.024, 92],
		[0.966, 0.014, 92],
	],
	turmeric: [
		[0.23, 0.035, 80],
		[0.42, 0.08, 78],
		[0.63, 0.12, 86],
		[0.84, 0.12, 93],
		[0.972, 0.03, 98],
	],
} as const satisfies Record<string, readonly Colour[]>;

export type Dye = keyof typeof ramps;

/** The colour of one dye at a tone, 0 (shadow) to 1 (light). */
export function dyed(dye: Dye, tone: number): string {
	const ramp: readonly Colour[] = ramps[dye];
	const place = clamp(tone, 0, 1) * (ramp.length - 1);
	const at = Math.min(ramp.length - 2, Math.floor(place));
	const from = ramp[at] as Colour;
	const to = ramp[at + 1] as Colour;
	const share = place - at;
	return hex([mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]);
}

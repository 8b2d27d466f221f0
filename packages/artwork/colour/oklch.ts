import { clamp } from '../numbers.ts';

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const byte = (v: number) =>
	Math.round(gamma(clamp(v, 0, 1)) * 255)
		.toString(16)
		.padStart(2, '0');

function linear([l, c, h]: Colour): number[] {
	const a = c * Math.cos((h * Math.PI) / 180);
	const b = c * Math.sin((h * Math.PI) / 180);
	const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
		-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
		-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
	];
}

/** As #rrggbb; chroma is lowered until the screen can show it. */
export function hex([l, c, h]: Colour): string {
	for (let chroma = c; ; chroma -= 0.004) {
		const rgb = linear([l, Math.max(0, chroma), h]);
		if (chroma <= 0 || rgb.every((v) => v > -0.0005 && v < 1.0005)) return `#${rgb.map(byte).join('')}`;
	}
}

/** Lighter (or darker, below 0), stronger, turned. */
export const shade = ([l, c, h]: Colour, light: number, strength = 0, turn = 0): string =>
	hex([clamp(l + light, 0, 1), Math.max(0, c + strength), h + turn]);

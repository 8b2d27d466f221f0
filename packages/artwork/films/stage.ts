/** What all films share. This folder's drawings run in the browser of the press, one canvas, one frame at a time. */

export const stage = { width: 1280, height: 720, framesPerSecond: 25 } as const;

export interface Reel {
	readonly seconds: number;
	/** Draws the moment `t`, in seconds from 0 to `seconds`; the moment `seconds` looks like the moment 0. */
	readonly draw: (brush: CanvasRenderingContext2D, t: number) => void;
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** How far `t` has come between two moments, from 0 to 1, slow at both ends. */
export function between(t: number, from: number, to: number): number {
	const x = clamp((t - from) / (to - from));
	return x * x * (3 - 2 * x);
}

/** Up and down once between two moments. */
export const pulse = (t: number, from: number, to: number) =>
	Math.sin(Math.PI * clamp((t - from) / (to - from))) ** 2;

/** A number from 0 to 1 that always belongs to the same two numbers. */
export function chance(a: number, b = 0): number {
	const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
	return mixed - Math.floor(mixed);
}

/** `#rrggbb` made lighter (above 0) or darker (below 0). */
export function shade(hex: string, by: number): string {
	const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	const moved = parts.map((part) => Math.round(clamp(part + (by > 0 ? 255 - part : part) * by, 0, 255)));
	return `rgb(${moved.join(' ')})`;
}

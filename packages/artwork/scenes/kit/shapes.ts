import { clamp, n1 } from '../../numbers.ts';

/** Grey drawing parts on a plane of 1200 x 900; a tone runs from 0 (dark) to 1 (light). */
export type Point = readonly [x: number, y: number];

const tone = (t: number) => {
	const byte = Math.round(clamp(t, 0, 1) * 255);
	return `rgb(${byte},${byte},${byte})`;
};

const list = (points: readonly Point[]) => points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join(' ');

export const rect = (x: number, y: number, w: number, h: number, t: number, round = 0) =>
	`<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" rx="${round}" fill="${tone(t)}"/>`;
export const disc = (x: number, y: number, r: number, t: number) => oval(x, y, r, r, t);
export const oval = (x: number, y: number, rx: number, ry: number, t: number) =>
	`<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${tone(t)}"/>`;
export const poly = (points: readonly Point[], t: number) =>
	`<polygon points="${list(points)}" fill="${tone(t)}"/>`;
export const path = (d: string, t: number) => `<path d="${d}" fill="${tone(t)}"/>`;
export const line = (points: readonly Point[], width: number, t: number) =>
	`<polyline points="${list(points)}" fill="none" stroke="${tone(t)}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const curve = (d: string, width: number, t: number) =>
	`<path d="${d}" fill="none" stroke="${tone(t)}" stroke-width="${n1(width)}" stroke-linecap="round"/>`;
export const ring = (x: number, y: number, r: number, width: number, t: number) =>
	`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="none" stroke="${tone(t)}" stroke-width="${n1(width)}"/>`;

/** Moves, scales and turns what was drawn around its own origin. */
export const place = (x: number, y: number, scale: number, body: string, { flip = false, turn = 0 } = {}) =>
	`<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${body}</g>`;

export const faint = (opacity: number, body: string) => `<g opacity="${opacity}">${body}</g>`;

let gradients = 0;

/** A box that fades from one tone to another, downwards or to the right. */
export function fade(
	x: number,
	y: number,
	w: number,
	h: number,
	from: number,
	to: number,
	sideways = false,
): string {
	const id = `f${gradients++}`;
	const stops = `<stop stop-color="${tone(from)}"/><stop offset="1" stop-color="${tone(to)}"/>`;
	const end = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
	return `<linearGradient id="${id}" ${end}>${stops}</linearGradient><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`;
}

/** Light that thins out around a point. */
export function glow(x: number, y: number, rx: number, ry: number, t: number, strength = 1): string {
	const id = `f${gradients++}`;
	const stops = `<stop stop-color="${tone(t)}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tone(t)}" stop-opacity="0"/>`;
	return `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}

/** The drawing as a file of its own. */
export const canvas = (body: string, width = 1200, height = 900) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

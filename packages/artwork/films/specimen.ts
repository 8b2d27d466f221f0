import type { Moment } from './pull.ts';
import { warps } from './pull.ts';
import { chance, clamp, shade } from './stage.ts';

/** The woven strip between the grips, in real yarn: it narrows, then lets go thread by thread. */

const middle = 390;
const wide = 184;
const wefts = 26;
const ecru = '#efe3c4';

const colourOf = (warp: number) =>
	warp === 4 || warp === 12 ? '#f8a823' : shade(ecru, (chance(warp, 7) - 0.5) * 0.16);

interface Ends {
	readonly top: number;
	readonly foot: number;
}

/** Half the width at a height between the grips. */
const waist = (s: number, pull: number) =>
	(wide / 2) * (1 - 0.26 * clamp(pull) * Math.sin(Math.PI * s) ** 1.4);
const xOf = (warp: number, s: number, pull: number) =>
	middle + ((warp / (warps - 1)) * 2 - 1) * waist(s, pull);

function yarn(
	brush: CanvasRenderingContext2D,
	points: readonly (readonly [number, number])[],
	colour: string,
	thick: number,
) {
	const shape = new Path2D();
	for (const [x, y] of points) shape.lineTo(x, y);
	brush.lineJoin = 'round';
	brush.lineCap = 'round';
	brush.strokeStyle = '#0c2415';
	brush.lineWidth = thick + 2;
	brush.stroke(shape);
	brush.strokeStyle = colour;
	brush.lineWidth = thick;
	brush.stroke(shape);
	brush.strokeStyle = '#ffffff55';
	brush.lineWidth = thick * 0.25;
	brush.stroke(shape);
}

/** One warp from a grip to where it ends; a broken end springs back and curls. */
function drawWarp(
	brush: CanvasRenderingContext2D,
	warp: number,
	{ top, foot }: Ends,
	{ pull, broken, left }: Moment,
) {
	const gone = broken(warp);
	const at = 0.5 + (chance(warp, 4) - 0.5) * 0.26;
	const curl = (chance(warp, 5) - 0.5) * 46 * gone;
	const half = (from: number, to: number) =>
		Array.from({ length: 13 }, (_, k): readonly [number, number] => {
			const s = from + ((to - from) * k) / 12;
			const free = (k / 12) ** 3;
			return [xOf(warp, s, pull * (1 - 0.6 * gone)) + curl * free, top + s * (foot - top)];
		});
	const back = 0.07 * gone;
	if (gone === 0) return yarn(brush, half(0, 1), colourOf(warp), 6.4);
	yarn(brush, half(0, (at - back) * left), colourOf(warp), 6.4);
	yarn(brush, half(1, 1 - (1 - at - back) * left), colourOf(warp), 6.4);
}

function drawWeft(brush: CanvasRenderingContext2D, row: number, { top, foot }: Ends, now: Moment) {
	const s = (row + 0.5) / wefts;
	const y = top + s * (foot - top);
	const odd = row % 2;
	for (let warp = 0; warp < warps; warp++) {
		if (warp % 2 !== odd || (now.broken(warp) > 0.2 && Math.abs(s - 0.5) < 0.2)) continue;
		const x = xOf(warp, s, now.pull);
		const reach = waist(s, now.pull) / (warps - 1) + 1.5;
		yarn(
			brush,
			[
				[x - reach, y],
				[x + reach, y],
			],
			row % 9 === 4 ? '#89b973' : shade(ecru, -0.12),
			5.4,
		);
	}
}

export function drawSpecimen(brush: CanvasRenderingContext2D, ends: Ends, now: Moment) {
	const old = now.left > 0;
	const shown: Moment = old ? now : { ...now, broken: () => 0, pull: 0 };
	if (!old && now.woven === 0) return;
	brush.save();
	if (!old) {
		brush.beginPath();
		brush.rect(0, ends.foot - (ends.foot - ends.top) * now.woven, 1280, 720);
		brush.clip();
	}
	for (let warp = 0; warp < warps; warp++) drawWarp(brush, warp, ends, shown);
	for (let row = 0; row < wefts; row++) {
		const near = Math.abs((row + 0.5) / wefts - 0.5) * 2;
		if (!old || now.left === 1 || near > 1 - now.left) drawWeft(brush, row, ends, shown);
	}
	brush.restore();
}

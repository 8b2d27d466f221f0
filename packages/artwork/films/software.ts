import { inkAt, lines } from './software-words.ts';
import { between, chance, pulse, type Reel, shade, stage } from './stage.ts';

/** Threads become code: squared paper below, an open shed, a shuttle, and a cloth of source text above. */

const cell = 8;
const picks = 4;
const lineHeight = cell * picks;
const ends = stage.width / cell;
const fell = 452;
const paperTop = 606;
const secondsPerLine = 0.6;
const field = '#17305b';
const warpColour = '#2c4f8c';

/** One float of yarn: a body, a shadow beside it, a light along it. */
function float(brush: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, colour: string) {
	brush.fillStyle = shade(colour, -0.32);
	brush.fillRect(x, y + 0.6, w, h - 0.4);
	brush.fillStyle = colour;
	brush.fillRect(x + 0.4, y + 0.9, w - 0.8, h - 2.2);
	brush.fillStyle = shade(colour, 0.28);
	if (w > h) brush.fillRect(x + 2, y + 2, w - 4, 1.3);
	else brush.fillRect(x + 2, y + 2, 1.3, h - 4);
}

function weaveLine(brush: CanvasRenderingContext2D, line: number, top: number) {
	for (let pick = 0; pick < picks; pick++) {
		const y = top + pick * cell;
		const row = line * picks + pick;
		for (let end = 0; end < ends; end++) {
			const ink = pick < 3 ? inkAt(line, end) : undefined;
			const bound = (end * 3 + row) % (ink ? 8 : 5) === 0;
			const tone = (chance(ink ? row : end, 3) - 0.5) * 0.1;
			if (ink) float(brush, end * cell, y, bound ? cell * 0.4 : cell + 1, cell - 1, shadeOf(ink, tone));
			else if (bound) float(brush, end * cell, y, cell, cell - 1, '#3d66a8');
			else float(brush, end * cell + 1, y, cell - 2, cell + 0.5, shadeOf(warpColour, tone));
		}
	}
}

const known = new Map<string, string>();
/** The shade as `#rrggbb`, so that it can be shaded again. */
function shadeOf(colour: string, by: number): string {
	const key = colour + by.toFixed(2);
	let made = known.get(key);
	if (!made) {
		const parts = shade(colour, by).match(/\d+/g) ?? [];
		made = `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
		known.set(key, made);
	}
	return made;
}

let bolt: OffscreenCanvas | undefined;
/** The whole cloth of sixteen lines, woven once. */
function wholeBolt(): OffscreenCanvas {
	if (bolt) return bolt;
	bolt = new OffscreenCanvas(stage.width, lines * lineHeight);
	const brush = bolt.getContext('2d') as unknown as CanvasRenderingContext2D;
	brush.fillStyle = '#10244a';
	brush.fillRect(0, 0, bolt.width, bolt.height);
	for (let line = 0; line < lines; line++) weaveLine(brush, line, line * lineHeight);
	return bolt;
}

/** The plan: the next lines as filled squares on squared paper, rising line by line. */
function drawPaper(brush: CanvasRenderingContext2D, line: number, rise: number) {
	brush.fillStyle = '#f7f4eb';
	brush.fillRect(0, paperTop, stage.width, stage.height - paperTop);
	brush.save();
	brush.beginPath();
	brush.rect(0, paperTop, stage.width, stage.height - paperTop);
	brush.clip();
	brush.fillStyle = '#d3ccbb';
	for (let x = 0; x < ends; x++) brush.fillRect(x * cell, paperTop, 1, stage.height);
	for (let y = -lineHeight; y < stage.height - paperTop + lineHeight; y += cell)
		brush.fillRect(0, paperTop + 14 + y - rise, stage.width, 1);
	brush.fillStyle = '#1a202e';
	for (let k = -1; k < 5; k++)
		for (let end = 0; end < ends; end++)
			for (let pick = 0; pick < 3; pick++)
				if (inkAt(line + k + 1, end) && (end * 3 + (line + k + 1) * picks + pick) % 8 !== 0)
					brush.fillRect(
						end * cell + 1,
						paperTop + 15 + k * lineHeight + pick * cell - rise,
						cell - 1,
						cell - 1,
					);
	brush.restore();
	brush.fillStyle = '#f8a823';
	brush.fillRect(0, paperTop - 3, stage.width, 3);
}

/** Warp between the cloth and the plan: the raised half passes over the shuttle, the other half under it. */
function drawWarp(brush: CanvasRenderingContext2D, raised: boolean, odd: number, open: number) {
	for (let end = raised ? odd : 1 - odd; end < ends; end += 2) {
		const base = raised ? 0.12 + 0.34 * open : -0.28 * open;
		brush.fillStyle = shade('#4a76bd', base + (chance(end, 9) - 0.5) * 0.12);
		brush.fillRect(
			end * cell + 2.5 - (raised ? 0.7 * open : 0),
			fell,
			3 + (raised ? 1.4 * open : 0),
			paperTop - fell,
		);
	}
}

function drawShuttle(brush: CanvasRenderingContext2D, x: number, y: number, toRight: boolean) {
	brush.save();
	brush.translate(x, y);
	if (!toRight) brush.scale(-1, 1);
	const hull = new Path2D('M-96 0C-70 -24 40 -26 104 0C40 26 -70 24 -96 0Z');
	brush.fillStyle = '#0b1830';
	brush.globalAlpha = 0.35;
	brush.translate(0, 5);
	brush.fill(hull);
	brush.globalAlpha = 1;
	brush.translate(0, -5);
	brush.fillStyle = '#c88a4a';
	brush.fill(hull);
	brush.fillStyle = '#a66a30';
	brush.fill(new Path2D('M-96 0C-70 24 40 26 104 0C60 14 -60 12 -96 0Z'));
	brush.fillStyle = '#3a2412';
	brush.fill(new Path2D('M-52 -9H44Q54 0 44 9H-52Q-60 0 -52 -9Z'));
	['#8fb8f2', '#f8a823', '#86d396', '#f3f0e7'].forEach((ink, i) => {
		brush.fillStyle = ink;
		brush.fillRect(-46 + i * 22, -7, 19, 14);
		brush.fillStyle = shade(ink, -0.25);
		for (let k = 0; k < 4; k++) brush.fillRect(-44 + i * 22 + k * 4.6, -7, 1.2, 14);
	});
	brush.restore();
}

function drawReed(brush: CanvasRenderingContext2D, y: number) {
	brush.fillStyle = '#0e1f3e';
	brush.fillRect(0, y + 3, stage.width, 26);
	brush.fillStyle = '#8fa6cf';
	for (let end = 0; end <= ends; end++) brush.fillRect(end * cell, y, 1.4, 30);
	brush.fillStyle = '#d9b98c';
	brush.fillRect(0, y - 7, stage.width, 8);
	brush.fillRect(0, y + 29, stage.width, 10);
	brush.fillStyle = '#a97f4c';
	brush.fillRect(0, y + 36, stage.width, 3);
}

/** The line that is being thrown: four yarns behind the shuttle, then beaten up to the cloth. */
function drawWeft(brush: CanvasRenderingContext2D, line: number, y: number, from: number, to: number) {
	const inks = ['#8fb8f2', '#f8a823', '#86d396', '#f3f0e7'];
	inks.forEach((ink, i) => {
		brush.strokeStyle = shade(ink, (chance(line, i) - 0.5) * 0.12);
		brush.lineWidth = 4.6;
		brush.beginPath();
		for (let x = from; x <= to; x += 16) brush.lineTo(x, y + i * 6.4 + Math.sin(x * 0.011 + i + line) * 2.4);
		brush.stroke();
	});
}

function draw(brush: CanvasRenderingContext2D, t: number) {
	const count = t / secondsPerLine;
	const line = Math.floor(count) % lines;
	const p = count % 1;
	const toRight = line % 2 === 0;
	const thrown = between(p, 0.02, 0.6);
	const beat = pulse(p, 0.5, 0.98);
	const beaten = between(p, 0.56, 0.74);
	const rise = between(p, 0.74, 1) * lineHeight;
	brush.fillStyle = field;
	brush.fillRect(0, 0, stage.width, stage.height);
	const cloth = wholeBolt();
	const bottom = fell - rise;
	for (let y = bottom - line * lineHeight; y > -cloth.height; y -= cloth.height)
		for (const top of [y, y - cloth.height]) brush.drawImage(cloth, 0, top);
	brush.fillStyle = field;
	brush.fillRect(0, bottom, stage.width, stage.height);
	const odd = line % 2;
	const open = 1 - between(p, 0.55, 0.75) + between(p, 0.88, 1);
	drawWarp(brush, false, odd, open);
	const reach = -140 + thrown * (stage.width + 280);
	const shuttleX = toRight ? reach : stage.width - reach;
	const weftY = fell + 68 - beaten * 64;
	const [from, to] = toRight ? [0, shuttleX - 60] : [shuttleX + 60, stage.width];
	if (beaten < 1) drawWeft(brush, line, weftY, Math.max(0, from), Math.min(stage.width, to));
	drawShuttle(brush, shuttleX, fell + 78, toRight);
	drawWarp(brush, true, odd, open);
	drawReed(brush, fell + 112 - beat * 104);
	if (beaten > 0.92)
		brush.drawImage(cloth, 0, line * lineHeight, stage.width, lineHeight, 0, bottom, stage.width, lineHeight);
	brush.fillStyle = '#0b183033';
	brush.fillRect(0, bottom + (beaten > 0.92 ? lineHeight : 0), stage.width, 5);
	drawPaper(brush, line, rise);
}

export const software: Reel = { seconds: lines * secondsPerLine, draw };

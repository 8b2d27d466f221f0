import { box, disc, type Loom, setUp } from './loom.ts';
import { ends, force, moment, seconds } from './pull.ts';
import { drawSpecimen } from './specimen.ts';
import { between, type Reel } from './stage.ts';

/** A testing machine pulls a woven strip until it breaks; the curve is drawn beside it. */

const [leaf, cream, night, gold, pale] = [0, 1, 2, 3, 4];
const screen = { x: 752, y: 112, width: 424, height: 290 };
let loom: Loom | undefined;

function drawRoom(on: Loom, t: number) {
	on.paint(leaf, 0.07, box(0, 0, 1280, 720));
	on.paint(leaf, 0.2, box(0, 640, 1280, 80));
	for (let k = 0; k < 3; k++) on.paint(leaf, 0.16, box(700 + k * 196, 30, 180, 46));
	on.paint(pale, 1, box(700, 566, 580, 22));
	on.paint(leaf, 0.62, box(730, 588, 26, 90));
	on.paint(leaf, 0.62, box(1216, 588, 26, 90));
	on.paint(leaf, 0.45, box(790, 598, 250, 70));
	on.paint(night, 1, box(screen.x - 16, screen.y - 16, screen.width + 32, screen.height + 32));
	on.paint(night, 1, new Path2D('M930 430H998L1018 566H910Z'));
	const glass = new Path2D(
		'M1140 566L1104 566Q1092 566 1098 552L1124 500V466H1154V500L1180 552Q1186 566 1174 566Z',
	);
	on.paint(pale, 0.85, glass);
	on.paint(
		gold,
		1,
		new Path2D(`M1106 560L1120 ${528 + Math.sin((t / seconds) * Math.PI * 8) * 2}H1158L1172 560Z`),
	);
	for (let k = 0; k < 4; k++) {
		const up = (t / 1.5 + k / 4) % 1;
		on.paint(cream, 1, disc(1128 + ((k * 17) % 26), 556 - up * 36, 4));
	}
	for (let k = 0; k < 5; k++)
		on.paint(k % 2 ? leaf : pale, 0.95, box(772 + k * 25, 476 + ((k * 13) % 22), 20, 90 - ((k * 13) % 22)));
}

function drawCurve(on: Loom, t: number) {
	const { x, y, width, height } = screen;
	on.paint(cream, 1, box(x, y, width, height));
	for (let k = 1; k < 9; k++) on.line(pale, 0.5, 2, new Path2D(`M${x + (k * width) / 9} ${y}v${height}`));
	for (let k = 1; k < 6; k++) on.line(pale, 0.5, 2, new Path2D(`M${x} ${y + (k * height) / 6}h${width}`));
	on.line(night, 1, 8, new Path2D(`M${x + 40} ${y + 20}V${y + height - 34}H${x + width - 20}`));
	const points: string[] = [];
	const until = Math.min(t, ends);
	for (let at = 0.4; at <= until; at += 0.03)
		points.push(
			`${x + 42 + ((at - 0.4) / 4.7) * (width - 84)} ${y + height - 38 - force(at) * (height - 76)}`,
		);
	const wiped = Math.round(between(t, 6.5, 7.4) * 18) / 18;
	on.clip(box(x + width * wiped, y, width, height), () => {
		if (points.length > 1) on.line(gold, 1, 11, new Path2D(`M${points.join('L')}`));
		const tip = points.at(-1)?.split(' ').map(Number);
		if (tip && t < ends + 0.6) on.paint(night, 1, disc(tip[0] ?? 0, tip[1] ?? 0, 11));
	});
}

function drawMachine(on: Loom, head: number, t: number) {
	for (const x of [164, 576]) {
		on.paint(pale, 1, box(x, 60, 40, 560));
		for (let y = 72; y < 600; y += 22) on.line(leaf, 0.7, 6, new Path2D(`M${x} ${y + 14}L${x + 40} ${y}`));
	}
	on.paint(leaf, 1, new Path2D('M132 34H648L636 92H144Z'));
	on.paint(leaf, 1, new Path2D('M96 612H684V664Q684 676 670 676H110Q96 676 96 664Z'));
	on.paint(night, 1, box(128, 630, 110, 28));
	const level = t < ends ? force(t) : 0;
	on.paint(gold, 1, box(132, 634, 8 + 94 * level, 20));
	for (let k = 0; k < 3; k++)
		on.paint(k === 1 && t > 0.4 && t < ends ? gold : cream, 1, disc(560 + k * 38, 644, 11));
	on.paint(leaf, 0, box(140, head - 6, 500, 76));
	on.paint(
		leaf,
		1,
		new Path2D(
			`M146 ${head}H634V${head + 52}Q634 ${head + 64} 620 ${head + 64}H160Q146 ${head + 64} 146 ${head + 52}Z`,
		),
	);
	on.paint(night, 0.9, box(166, head + 14, 36, 36));
	on.paint(night, 0.9, box(578, head + 14, 36, 36));
	on.paint(gold, 1, box(350, head + 8, 80, 40));
	for (const [y, turn] of [
		[head + 64, 1],
		[612, -1],
	] as const) {
		on.paint(
			pale,
			1,
			new Path2D(`M360 ${y}H420V${y + 14 * turn}H502V${y + 54 * turn}H278V${y + 14 * turn}H360Z`),
		);
		for (let x = 290; x < 500; x += 24)
			on.line(night, 0.8, 5, new Path2D(`M${x} ${y + 22 * turn}V${y + 48 * turn}`));
	}
}

function draw(brush: CanvasRenderingContext2D, t: number) {
	loom ??= setUp({
		cell: 4,
		ground: '#1a442a',
		warp: '#1f4c30',
		inks: ['#6fa564', '#f7f4eb', '#0b2214', '#f8a823', '#bcd8ab'],
	});
	const now = moment(t);
	const head = 196 - now.pull * 96 + now.shake;
	loom.clear();
	drawRoom(loom, t);
	drawCurve(loom, t);
	drawMachine(loom, head, t);
	loom.weave(brush);
	drawSpecimen(brush, { top: head + 64 + 52, foot: 612 - 52 }, now);
}

export const research: Reel = { seconds, draw };

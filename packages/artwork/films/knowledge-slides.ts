import { box, disc, type Loom } from './loom.ts';
import { between } from './stage.ts';

/** The three slides on the screen: a draft, a curve and a leaf. Each is woven in from the left, pick by pick. */

const screen = { x: 266, y: 54, width: 598, height: 352 };
const [night, orange, cream] = [0, 1, 2];

function draft(on: Loom) {
	for (let y = 0; y < 9; y++)
		for (let x = 0; x < 17; x++)
			if ((x < 9 ? x + y : 16 - x + y) % 4 < 2)
				on.paint(night, 0.97, box(screen.x + 62 + x * 28, screen.y + 48 + y * 28, 26, 26));
}

function curve(on: Loom) {
	const { x, y } = screen;
	on.line(night, 0.97, 7, new Path2D(`M${x + 70} ${y + 40}V${y + 306}H${x + 540}`));
	on.line(
		orange,
		0.97,
		12,
		new Path2D(
			`M${x + 72} ${y + 304}Q${x + 190} ${y + 210} ${x + 270} ${y + 150}T${x + 420} ${y + 66}L${x + 440} ${y + 240}`,
		),
	);
	on.line(
		night,
		0.7,
		8,
		new Path2D(`M${x + 72} ${y + 304}Q${x + 240} ${y + 270} ${x + 340} ${y + 214}T${x + 520} ${y + 150}`),
	);
	on.paint(night, 0.97, disc(x + 420, y + 66, 13));
}

function leaf(on: Loom) {
	const { x, y } = screen;
	on.paint(
		orange,
		0.97,
		new Path2D(
			`M${x + 90} ${y + 260}Q${x + 180} ${y + 10} ${x + 520} ${y + 60}Q${x + 460} ${y + 330} ${x + 90} ${y + 260}Z`,
		),
	);
	on.paint(
		orange,
		0.6,
		new Path2D(
			`M${x + 90} ${y + 260}Q${x + 320} ${y + 190} ${x + 520} ${y + 60}Q${x + 460} ${y + 330} ${x + 90} ${y + 260}Z`,
		),
	);
	on.line(night, 0.95, 7, new Path2D(`M${x + 56} ${y + 290}Q${x + 300} ${y + 210} ${x + 512} ${y + 66}`));
	const veins = [0.2, 0.36, 0.52, 0.68].map((s) => {
		const [vx, vy] = [x + 90 + 420 * s, y + 268 - 150 * s - 46 * s * s];
		return `M${vx} ${vy}Q${vx + 30} ${vy - 50} ${vx + 20} ${vy - 92 + 50 * s}M${vx} ${vy}Q${vx + 60} ${vy + 10} ${vx + 86} ${vy + 60 - 20 * s}`;
	});
	on.line(night, 0.8, 5, new Path2D(veins.join('')));
}

const order = [draft, curve, leaf];

export function slides(on: Loom, t: number, seconds: number) {
	const each = seconds / order.length;
	const now = Math.floor(t / each) % order.length;
	order[now]?.(on);
	const woven = Math.round(between(t % each, each - 0.9, each) * 24) / 24;
	if (woven === 0) return;
	on.paint(cream, 0.96, box(screen.x, screen.y, screen.width * woven, screen.height));
	on.clip(box(screen.x, screen.y, screen.width * woven, screen.height), () =>
		order[(now + 1) % order.length]?.(on),
	);
	on.line(night, 0.9, 6, new Path2D(`M${screen.x + screen.width * woven} ${screen.y}v${screen.height}`));
}

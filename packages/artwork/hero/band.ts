import { chance, count, n1, wrap } from '../numbers.ts';
import { squares } from '../weave/draft-drawing.ts';
import { type Draft, drawdown, type Structure, twillTieup } from '../weave/structures.ts';
import { add, type Coloured, floats, steps, tint } from './floats.ts';
import { inks, type Theme, type Thread } from './inks.ts';
import { type Band, threadAt, type Wave } from './stripes.ts';

const threads = ['neem', 'marigold', 'indigo', 'ecru', 'tow'] as const satisfies readonly Thread[];
const fill = (colour: string, d: string) => (d ? `<path fill="${colour}" d="${d}"/>` : '');
const wave = (n: number, [swing, length, drift, start]: Wave) =>
	count(n, (i) => wrap(Math.round(drift * i + swing * Math.sin((i / length) * Math.PI * 2 + start)), 8));

/** Threading above, with its bar of colours; the drawdown below, black, then dyed. */
function notation(o: Band, theme: Theme, { draft, up, edge, onTop }: Plan, top: number): string {
	const { columns, rows, cell } = o;
	const { ink, grid } = inks[theme];
	const dyed =
		(thread: Thread): Structure =>
		(x, y) =>
			x >= edge(y) - o.blend && x < edge(y) && onTop(x, y) === thread;
	const lines =
		count(
			columns + 1,
			(x) => `M${x * cell} 0v${8 * cell}${x <= edge(rows) ? `M${x * cell} ${top}v${rows * cell}` : ''}`,
		).join('') +
		count(9, (y) => `M0 ${y * cell}h${columns * cell}`).join('') +
		count(rows + 1, (y) => `M0 ${top + y * cell}h${edge(y) * cell}`).join('');
	return (
		`<path fill="none" stroke="${grid}" stroke-width=".8" d="${lines}"/>` +
		fill(
			ink,
			squares(columns, 8, cell, (x, y) => draft.threading[x] === 7 - y),
		) +
		threads
			.map((thread) =>
				fill(
					tint(theme, thread),
					squares(columns, 1, cell, (x) => threadAt(o.warps, x, 'ecru') === thread, 0, 9 * cell),
				),
			)
			.join('') +
		fill(
			ink,
			squares(columns, rows, cell, (x, y) => x < edge(y) - o.blend && up(x, y), 0, top),
		) +
		threads
			.map((thread) => fill(tint(theme, thread), squares(columns, rows, cell, dyed(thread), 0, top)))
			.join('')
	);
}

type Plan = {
	readonly draft: Draft;
	/** Where the warp lies on top. */
	readonly up: Structure;
	/** The thread that lies on top. */
	readonly onTop: (x: number, y: number) => Thread;
	/** The column at which a pick turns into cloth. */
	readonly edge: (pick: number) => number;
};

/** What a band weaves. */
function planOf(o: Band): Plan {
	const draft: Draft = {
		threading: wave(o.columns, o.threading),
		tieup: twillTieup(8, o.ups),
		treadling: wave(o.rows, o.treadling),
	};
	const up = drawdown(draft);
	return {
		draft,
		up,
		onTop: (x, y) => (up(x, y) ? threadAt(o.warps, x, 'ecru') : threadAt(o.wefts, y, 'tow')),
		edge: (pick) => o.turn + Math.round(pick * 0.62),
	};
}

/** Draws the band for a theme. */
export function band(o: Band, theme: Theme): string {
	const { columns, rows, cell } = o;
	const plan = planOf(o);
	const { up, edge } = plan;
	const R = chance(o.seed);
	const [top, width] = [11 * cell, columns * cell];
	const [warpSteps, weftSteps] = [steps(R, columns), steps(R, rows)];
	const { body, sheen } = floats(o, theme, up, edge, top, warpSteps, weftSteps);
	const hanging: Coloured = new Map();
	for (let x = edge(rows - 1); x < columns; x++)
		for (const side of [-0.24, 0.24]) {
			const long = o.fringe * R.range(0.4, 0.95);
			const start = `M${n1((x + 0.5 + side) * cell)} ${top + rows * cell - 2}`;
			const sway = `q${n1(R.normal() * 1.2)} ${n1(long / 2)} ${n1(R.normal() * 2.4)} ${n1(long)}`;
			add(hanging, tint(theme, threadAt(o.warps, x, 'tow'), warpSteps[x]), start + sway);
		}
	const fringe = [...hanging].map(([colour, d]) => `<path stroke="${colour}" d="${d}"/>`).join('');
	const cloth = [...body].map(([colour, d]) => fill(colour, d)).join('');
	const [w, h] = [n1(width), n1(top + rows * cell + o.fringe)];
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path fill="${inks[theme].paper}" d="M0 0h${w}v${h}H0z"/>` +
		`<g fill="none" stroke-width="${n1(cell * 0.4)}" stroke-linecap="round">${fringe}</g>` +
		notation(o, theme, plan, top) +
		fill(
			inks[theme].shade,
			squares(columns, rows, cell, (x, y) => x >= edge(y), 0, top),
		) +
		`${cloth}<path fill="#fff" opacity=".2" d="${sheen}"/></svg>\n`
	);
}

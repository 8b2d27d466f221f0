import type { Cell, Question } from './measure-cell.ts';

const columns = [
	'what',
	'stored',
	'connections',
	'server',
	'answers/s',
	'of Fastify',
	'p50 ms',
	'p99 ms',
	'failed',
	'others',
];

/** The bare Fastify that was asked the same; it keeps no submissions, so any number stored is the same to it. */
const baseline = (cells: readonly Cell[], { what, connections, stored }: Question) => {
	const same = cells.filter(
		(cell) => cell.server === 'bare fastify' && cell.what === what && cell.connections === connections,
	);
	return same.find((cell) => cell.stored === stored) ?? same[0];
};

/** A server's rate as a share of bare Fastify's; undefined when that was not measured. */
function ratioOf(cell: Cell, cells: readonly Cell[]): number | undefined {
	const rate = baseline(cells, cell)?.rate;
	return rate ? Math.round((cell.rate / rate) * 100) / 100 : undefined;
}

/** Prints the head of a table for people, and returns how to print some lines of it. */
export function openTable(): (fresh: readonly Cell[], all: readonly Cell[]) => void {
	console.log(`| ${columns.join(' | ')} |`);
	console.log(`|${columns.map((_, index) => (index === 0 || index === 3 ? '---' : '--:')).join('|')}|`);
	return (fresh, all) => {
		for (const cell of fresh) {
			const { what, stored, connections, server, rate, p50, p99, failed, others } = cell;
			const words = [
				what,
				stored,
				connections,
				server,
				rate,
				ratioOf(cell, all)?.toFixed(2) ?? '',
				p50,
				p99,
				failed,
			];
			console.log(`| ${[...words, `${Math.round(others * 100)} %`].join(' | ')} |`);
		}
	};
}

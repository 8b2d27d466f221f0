import type { Cell } from './measure-cell.ts';

/** What a column says of a cell; `all` are those measured so far. */
type Column = (cell: Cell, all: readonly Cell[]) => string | number;

const columns: Readonly<Record<string, Column>> = {
	what: ({ what }) => what,
	stored: ({ stored }) => stored,
	connections: ({ connections }) => connections,
	server: ({ server }) => server,
	'answers/s': ({ rate }) => rate,
	'of Fastify': (cell, all) => ratioOf(cell, all)?.toFixed(2) ?? '',
	'p50 ms': ({ p50 }) => p50,
	'p99 ms': ({ p99 }) => p99,
	failed: ({ failed }) => failed,
	others: ({ others }) => `${Math.round(others * 100)} %`,
};

/**
 * A server's rate as a share of that of the bare Fastify which was asked the same; undefined when that was not measured.
 * A bare server keeps no submissions, so any number stored is the same to it.
 */
function ratioOf({ what, connections, stored, rate }: Cell, all: readonly Cell[]): number | undefined {
	const same = all.filter(
		(cell) => cell.server === 'bare fastify' && cell.what === what && cell.connections === connections,
	);
	const baseline = (same.find((cell) => cell.stored === stored) ?? same[0])?.rate;
	return baseline ? rate / baseline : undefined;
}

/** Prints the head of a table for people, and returns how to print some lines of it. */
export function openTable(): (fresh: readonly Cell[], all: readonly Cell[]) => void {
	const row = (words: readonly (string | number)[]) => console.log(`| ${words.join(' | ')} |`);
	const names = Object.keys(columns);
	row(names);
	row(names.map((name) => (name === 'what' || name === 'server' ? '---' : '--:')));
	return (fresh, all) => {
		for (const cell of fresh) row(Object.values(columns).map((say) => say(cell, all)));
	};
}

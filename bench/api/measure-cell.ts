import type { Contestant } from './contestant.ts';
import { type Figure, measure, median, type What } from './measure.ts';
import { quietly, type Taken } from './quietly.ts';

/** What is asked, over how many connections, with how many submissions in the store. */
export type Question = { readonly what: What; readonly connections: number; readonly stored: number };

/** One server's medians, and the part of the processors that others used in its worst sample. */
export type Cell = Question & Figure & { readonly server: string; readonly others: number };

type Effort = { readonly seconds: number; readonly rounds: number; readonly until: number };

/** Asks the same of each server in turn, round after round. */
export async function measureCell(
	servers: readonly Contestant[],
	question: Question,
	{ seconds, rounds, until }: Effort,
): Promise<Cell[]> {
	const pids = servers.map(({ pid }) => pid);
	const taken = servers.map((): Taken<Figure>[] => []);
	for (let round = 0; round < rounds; round++)
		for (const [index, { origin }] of servers.entries()) {
			const take = () => measure(origin, question.what, question.connections, seconds);
			taken[index]?.push(await quietly(pids, until, take));
		}
	return servers.map(({ name }, index) => {
		const samples = taken[index] ?? [];
		const middle = (of: 'rate' | 'p50' | 'p99') => median(samples.map(({ figure }) => figure[of]));
		return {
			...question,
			server: name,
			rate: Math.round(middle('rate')),
			p50: middle('p50'),
			p99: middle('p99'),
			failed: samples.reduce((sum, { figure }) => sum + figure.failed, 0),
			others: Math.max(...samples.map(({ others }) => others)),
		};
	});
}

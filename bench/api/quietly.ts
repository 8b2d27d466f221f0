import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** A tick of Linux's clock for processor time, in milliseconds. */
const tick = 10;

/** A sample is disturbed when others used more than this part of the processors while it was taken. */
const most = 0.05;
const tries = 3;

/** Milliseconds of processor time used by everybody, and by some processes and this one. */
function used(pids: readonly number[]): { all: number; ours: number } {
	const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = numbers('/proc/stat', 5);
	const theirs = pids.map((pid) => {
		const [utime = 0, stime = 0] = numbers(`/proc/${pid}/stat`, 0).slice(13);
		return (utime + stime) * tick;
	});
	const own = process.cpuUsage();
	return {
		all: (user + nice + system + irq + softirq + steal) * tick,
		ours: theirs.reduce((sum, time) => sum + time, (own.user + own.system) / 1000),
	};
}

/** The numbers of a file's first line. */
function numbers(file: string, from: number): number[] {
	const [line = ''] = readFileSync(file, 'utf8').split('\n', 1);
	return line
		.slice(from)
		.replace(/\(.*\)/, '0')
		.split(' ')
		.map(Number);
}

/** What was measured, and which part of the processors others used meanwhile. */
export type Taken<Figure> = { readonly figure: Figure; readonly others: number };

/**
 * Takes a sample, and takes it again when other work on the machine disturbed it.
 * @param until no sample is taken again after this moment of `performance.now()`
 * @returns the least disturbed one
 */
export async function quietly<Figure>(
	pids: readonly number[],
	until: number,
	take: () => Promise<Figure>,
): Promise<Taken<Figure>> {
	let best: Taken<Figure> | undefined;
	for (let again = 0; again < tries; again++) {
		const [before, started] = [used(pids), performance.now()];
		const figure = await take();
		const [after, ended] = [used(pids), performance.now()];
		const foreign = after.all - before.all - (after.ours - before.ours);
		const others = Math.max(0, foreign / ((ended - started) * availableParallelism()));
		if (!best || others < best.others) best = { figure, others };
		if (best.others <= most || performance.now() > until) break;
	}
	return best as Taken<Figure>;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allPaths, paths } from '../../contract/paths.ts';
import { serveBuild } from '../serve-build.ts';
import { mayRank } from './browser.ts';
import { byteKinds, type Condition, measure, type Visit } from './measure.ts';

/**
 * `npm run bench -- pages [--cpu 4|11] [--throttling simulate|devtools] [--runs 5] [--rest 1] [--only /faq] [--shared]`:
 * Lighthouse as a phone over every address: the eight kinds of page `--runs` times, the rest `--rest` times. A visit
 * that failed or was disturbed is taken again. Where root starts it, the page goes first to the processor; with
 * `--shared` it waits in line with the browser, Lighthouse and the server. Prints medians, keeps the visits in
 * `bench/results/`.
 */

/** One page of each kind. */
const kinds: readonly string[] = [
	paths.home,
	paths.conferenceHub,
	paths.conference,
	paths.software,
	paths.products,
	paths.gallery,
	paths.faq,
	paths.webDevelopment,
];

export async function bench(options: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: [...options],
		options: {
			cpu: { type: 'string', default: '4' },
			throttling: { type: 'string', default: 'simulate' },
			runs: { type: 'string', default: '5' },
			rest: { type: 'string', default: '1' },
			only: { type: 'string', multiple: true },
			shared: { type: 'boolean', default: false },
		},
	});
	const condition: Condition = {
		cpu: Number(values.cpu),
		throttling: values.throttling === 'devtools' ? 'devtools' : 'simulate',
		first: mayRank && !values.shared,
	};
	console.log(
		`The page ${condition.first ? 'goes first to the processor' : 'shares the processor with its bench'}.\n`,
	);
	const server = await serveBuild();
	const visits: Record<string, Visit[]> = {};
	try {
		console.log(
			'| page | P/A/B/S | FCP | LCP | TBT | CLS | KB | document | styles | script | faces | pictures | other | requests |',
		);
		console.log('|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
		for (const path of values.only ?? allPaths) {
			const runs = Number(kinds.includes(path) || values.only ? values.runs : values.rest);
			const taken: Visit[] = [];
			for (let run = 0; run < runs; run += 1)
				taken.push(await undisturbed(() => measure(server.origin + path, condition)));
			visits[path] = taken;
			console.log(row(path, taken));
		}
	} finally {
		await server.close();
	}
	await mkdir('bench/results', { recursive: true });
	const name = `pages-cpu${condition.cpu}-${condition.throttling}${condition.first ? '' : '-shared'}.json`;
	await writeFile(`bench/results/${name}`, `${JSON.stringify({ condition, visits }, null, '\t')}\n`);
}

/** A visit is disturbed when the machine was less than this part of as fast as it was ever seen. */
const steady = 0.7;
const tries = 6;
let fastest = 0;

async function undisturbed(take: () => Promise<Visit>): Promise<Visit> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			const visit = await take();
			fastest = Math.max(fastest, visit.machine);
			if (visit.machine >= steady * fastest || attempt === tries) return visit;
			console.error(`Disturbed, taken again: ${visit.machine} of ${fastest}`);
		} catch (failure) {
			if (attempt === tries) throw failure;
			console.error(`Failed, taken again: ${failure instanceof Error ? failure.message : failure}`);
		}
	}
}

function row(path: string, visits: readonly Visit[]): string {
	const middle = (figure: (visit: Visit) => number) => {
		const sorted = visits.map(figure).sort((a, b) => a - b);
		return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
	};
	const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
		.map((name) => middle((visit) => visit[name]))
		.join('/');
	const times = (['fcp', 'lcp', 'tbt'] as const).map((name) => Math.round(middle((visit) => visit[name])));
	const shift = middle(({ cls }) => cls).toFixed(2);
	const sizes = (['total', ...byteKinds, 'other'] as const).map((kind) =>
		(middle(({ bytes }) => bytes[kind]) / 1024).toFixed(1),
	);
	return `| ${[path, scores, ...times, shift, ...sizes, middle(({ requests }) => requests)].join(' | ')} |`;
}

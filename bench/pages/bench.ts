import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allPaths } from '../../contract/paths.ts';
import { buildState } from '../../scripts/build-state.ts';
import { run } from '../../scripts/run.ts';
import { startServer, temporaryFolder } from '../../tests/server/server-process.ts';
import { byteKinds, type Condition, measure, scores, timings, type Visit } from './measure.ts';

/**
 * `npm run bench -- pages [--cpu 4] [--throttling simulate|devtools] [--runs 3] [--only /faq]`: Lighthouse as a phone over
 * every address. Prints the median of each figure, with the least and the most where they differ; keeps the visits of a
 * run over all addresses in `bench/results/`.
 */
export async function bench(options: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: [...options],
		options: {
			cpu: { type: 'string', default: '4' },
			throttling: { type: 'string', default: 'simulate' },
			runs: { type: 'string', default: '3' },
			only: { type: 'string', multiple: true },
		},
	});
	const condition: Condition = {
		cpu: Number(values.cpu),
		throttling: values.throttling === 'devtools' ? 'devtools' : 'simulate',
	};
	const { BUILD_DIR, VITE_PUBLIC_ORIGIN } = process.env;
	if (!BUILD_DIR && (await buildState(VITE_PUBLIC_ORIGIN)) !== 'fresh')
		await run(process.execPath, ['scripts/build.ts']);
	const folder = temporaryFolder();
	const server = await startServer({ BUILD_DIR: BUILD_DIR || 'build', DATA_DIR: folder });
	const visits: Record<string, Visit[]> = {};
	try {
		console.log(`| ${['page', 'P/A/B/S', ...timings, 'CLS', ...sizes, 'requests'].join(' | ')} |`);
		console.log(`|---|---|${'--:|'.repeat(timings.length + sizes.length + 2)}`);
		for (const path of values.only ?? allPaths) {
			const taken: Visit[] = [];
			for (let visit = 0; visit < Number(values.runs); visit += 1)
				taken.push(await measure(server.origin + path, condition));
			visits[path] = taken;
			console.log(row(path, taken));
		}
	} finally {
		await server.end('SIGTERM');
		await rm(folder, { recursive: true });
	}
	if (values.only) return;
	await mkdir('bench/results', { recursive: true });
	const name = `pages-cpu${condition.cpu}-${condition.throttling}.json`;
	await writeFile(`bench/results/${name}`, `${JSON.stringify({ condition, visits }, null, '\t')}\n`);
}

const sizes = ['total', ...byteKinds, 'other'] as const;

function row(path: string, visits: readonly Visit[]): string {
	const spread = (figure: (visit: Visit) => number, digits = 0) => {
		const sorted = visits.map(figure).sort((a, b) => a - b);
		const [least, middle, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
			(sorted[at] ?? Number.NaN).toFixed(digits),
		);
		return least === most ? `${middle}` : `${middle} (${least}-${most})`;
	};
	return `| ${[
		path,
		scores.map((name) => spread((visit) => visit[name])).join('/'),
		...timings.map((name) => spread((visit) => visit[name])),
		spread(({ cls }) => cls, 3),
		...sizes.map((kind) => spread(({ bytes }) => bytes[kind] / 1024, 1)),
		spread(({ requests }) => requests),
	].join(' | ')} |`;
}

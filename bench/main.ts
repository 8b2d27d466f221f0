import { argv } from 'node:process';

/** `npm run bench -- pages` or `npm run bench -- api`: the project's own benchmarks; each explains itself. */

type Bench = (options: readonly string[]) => Promise<void>;

const [name, ...options] = argv.slice(2);
const benches: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
	api: () => import('./api/bench.ts'),
	pages: () => import('./pages/bench.ts'),
};

const load = benches[name ?? ''];
if (load === undefined) {
	console.error(`Name a benchmark: ${Object.keys(benches).join(', ')}`);
	process.exitCode = 2;
} else {
	await (await load()).bench(options);
}

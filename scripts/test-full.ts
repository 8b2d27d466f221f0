import { glob, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as nodeTest from 'node:test';
import { spec } from 'node:test/reporters';
import { run } from './run.ts';

/**
 * `npm run test:full [-- part [word …]]`: what takes too long for each change, part after part; with the name of a part,
 * that one alone, and with words, its files whose names hold one of them. The parts that Playwright runs hand it the
 * words, so that it is asked as on its own command line: for files by their paths, and with options.
 */

const test = async (pattern: string, words: readonly string[], ...options: readonly string[]) =>
	run(process.execPath, ['--test', ...options, ...(await filesOf(pattern, words))]);
const playwright = (...words: readonly string[]) => run('playwright', ['test', ...words]);
const nameOf = (file: string) => basename(file, '.test.ts');

type Part = {
	/** About how long it takes on two cores. */
	readonly minutes: number;
	readonly run: (words: readonly string[]) => Promise<void>;
};

const parts: Readonly<Record<string, Part>> = {
	/** Every fault and attack at full length, and the files of deploy/. */
	faults: { minutes: 80, run: faults },
	/** The server suite on PostgreSQL, the built pages by the Nu HTML checker, every command and setting that goes wrong. */
	suites: { minutes: 3, run: (words) => test('tests/{*,server/*,editions/*}.full.test.ts', words) },
	/** The main journeys in Firefox and WebKit, where they are installed. */
	browsers: { minutes: 12, run: (words) => test('tests/browsers/*.full.test.ts', words) },
	/** An upgrade by a second build under the tabs of visitors, wherever in the site they are. */
	upgrades: { minutes: 4, run: (words) => test('tests/upgrades/*.full.test.ts', words) },
	/** The counts, prices and figures of docs/requirements.md on the built pages, and what the search finds. */
	delivery: { minutes: 1, run: (words) => test('tests/delivery/*.full.test.ts', words) },
	/** docs/owner.md in copies of the repository: edits with their checks and builds, forms in a browser. */
	owner: {
		minutes: 60,
		run: (words) => test('tests/owner/*.full.test.ts', words, '--test-concurrency=1'),
	},
	/** What `npm test` asks of one page, width or way, of the others too; without words, also of a site whose newest conference is over. */
	journeys: {
		minutes: 20,
		async run(words) {
			await playwright('--project=full', ...words);
			if (words.length > 0) return;
			await playwright('--config', 'tests/editions/playwright.config.ts', '--project=full');
			await playwright('--config', 'tests/editions/over.config.ts');
		},
	},
	/** Accessibility, keyboard, reduced motion and navigation on every address. */
	audit: { minutes: 30, run: (words) => playwright('--project=audit', ...words) },
	/** Every address beside its translation, through every control and by the clock. */
	translated: {
		minutes: 30,
		run: (words) => playwright('--config', 'tests/translated/playwright.config.ts', ...words),
	},
	/** The first view of one page of each kind, light, and of the software home, dark, compared with their pictures in tests/looks/. */
	looks: { minutes: 1, run: (words) => playwright('--project=looks', ...words) },
};

const [name, ...words] = process.argv.slice(2);
if (name !== undefined && parts[name] === undefined) {
	console.error(`Name a part: ${Object.keys(parts).join(', ')}`);
	process.exitCode = 2;
} else {
	for (const [part, { minutes, run: runPart }] of Object.entries(parts)) {
		if (name !== undefined && name !== part) continue;
		console.log(`${part}: about ${minutes} min`);
		await runPart(words);
	}
}

/** The files of a part; with words, those whose names hold one of them. Ends the program where there is none. */
async function filesOf(pattern: string, words: readonly string[]): Promise<string[]> {
	const files = (await Array.fromAsync(glob(pattern)))
		.filter((file) => words.length === 0 || words.some((word) => nameOf(file).includes(word)))
		.sort();
	if (files.length > 0) return files;
	console.error(`No file of ${pattern} has a name that holds ${words.join(' or ')}`);
	process.exit(2);
}

/**
 * One file after the other, the longest last; a failure does not end it. What each file says is kept in the folder
 * `faults` for temporary files, and a table of all figures is printed at the end.
 */
async function faults(words: readonly string[]): Promise<void> {
	const longest = ['kill', 'mail-server-away', 'soak'];
	const folder = join(tmpdir(), 'faults');
	const files = await filesOf('tests/{faults,attacks,deploy}/**/*.test.ts', words);
	files.sort((a, b) => longest.indexOf(nameOf(a)) - longest.indexOf(nameOf(b)));
	await mkdir(folder, { recursive: true });
	const table = ['| file | test | figure |', '|---|---|---|'];
	for (const file of files) table.push(...(await figuresOf(file, folder)));
	await writeFile(join(folder, 'table.md'), `${table.join('\n')}\n`);
	console.log(table.join('\n'));
}

/** Runs one file. Returns the lines it adds to the table: what each test figured, and what failed. */
async function figuresOf(file: string, folder: string): Promise<string[]> {
	const lines: string[] = [];
	let [latest, passed] = ['', 0];
	const tests = nodeTest.run({ files: [file], env: { ...process.env, FAULTS: 'full' } });
	tests.on('test:pass', ({ name }) => {
		latest = name;
		passed++;
	});
	tests.on('test:fail', ({ name }) => {
		latest = name;
		process.exitCode = 1;
		lines.push(`| ${nameOf(file)} | ${name} | FAILED |`);
	});
	tests.on('test:diagnostic', (said) => {
		if (said.file) lines.push(`| ${nameOf(file)} | ${latest} | ${said.message} |`);
	});
	const output = (await Array.fromAsync(tests.compose(spec))).join('');
	await writeFile(join(folder, `${nameOf(file)}.txt`), output);
	console.log(`${new Date().toISOString()} ${file}\n${output}`);
	return lines.length > 0 ? lines : [`| ${nameOf(file)} | | ${passed} passed |`];
}

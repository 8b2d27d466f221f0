import { glob, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/**
 * `npm run faults [-- word …]`: every fault and attack at full length, one file after the other, the longest last; with
 * words, the files whose names hold one of them. A failure does not end it. What each file says is kept in the folder
 * `faults` for temporary files, and a table of all figures is printed at the end. All of it takes about 80 minutes.
 */

const longest = ['kill', 'mail-server-away', 'soak'];
const words = process.argv.slice(2);
const folder = join(tmpdir(), 'faults');

const nameOf = (file: string) => basename(file, '.test.ts');
const files = (await Array.fromAsync(glob('tests/{faults,attacks,deploy}/**/*.test.ts')))
	.filter((file) => words.length === 0 || words.some((word) => nameOf(file).includes(word)))
	.sort((a, b) => longest.indexOf(nameOf(a)) - longest.indexOf(nameOf(b)) || a.localeCompare(b));

/** Runs one file. Returns the lines it adds to the table: what each test figured, and what failed. */
async function take(file: string): Promise<string[]> {
	const lines: string[] = [];
	let [test, passed] = ['', 0];
	const tests = run({ files: [file] });
	tests.on('test:pass', ({ name }) => {
		test = name;
		passed++;
	});
	tests.on('test:fail', ({ name }) => {
		test = name;
		process.exitCode = 1;
		lines.push(`| ${nameOf(file)} | ${name} | FAILED |`);
	});
	tests.on('test:diagnostic', (said) => {
		if (said.file) lines.push(`| ${nameOf(file)} | ${test} | ${said.message} |`);
	});
	const output = (await Array.fromAsync(tests.compose(spec))).join('');
	await writeFile(join(folder, `${nameOf(file)}.txt`), output);
	console.log(`${new Date().toISOString()} ${file}\n${output}`);
	return lines.length > 0 ? lines : [`| ${nameOf(file)} | | ${passed} passed |`];
}

process.env.FAULTS = 'full';
await mkdir(folder, { recursive: true });
const table = ['| file | test | figure |', '|---|---|---|'];
for (const file of files) table.push(...(await take(file)));
await writeFile(join(folder, 'table.md'), `${table.join('\n')}\n`);
console.log(table.join('\n'));

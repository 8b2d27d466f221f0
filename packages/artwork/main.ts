// npm run artwork             draws every picture anew into media/
// npm run artwork -- people   only files whose path holds a word
// npm run artwork -- films    a family that is printed in the browser: portfolio, films, documents, cards
// npm run artwork -- cards --missing  only the cards that are not there, for new pages
// npm run artwork -- --check  draws everything and says what differs from media/
// npm run artwork -- --sheets lays every family on a contact sheet in test-results/artwork/
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printed } from './printed.ts';
import { media, sheets } from './repository.ts';
import { sheet, sheetNames } from './sheet.ts';
import { works } from './works.ts';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const check = flags.includes('--check');

function write(path: string, bytes: Buffer): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, bytes);
}

async function draw(): Promise<void> {
	const wanted = works.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
	const different: string[] = [];
	for (const { file, make } of wanted) {
		const path = join(media, file);
		const made = Buffer.from(await make());
		if (existsSync(path) && readFileSync(path).equals(made)) continue;
		different.push(file);
		if (!check) write(path, made);
	}
	console.log(`${wanted.length} drawn, ${different.length} ${check ? 'differ' : 'new'}`);
	for (const file of different) console.log(`  ${file}`);
	if (check && different.length) process.exitCode = 1;
}

const named = words.filter((word) => word in printed);

for (const word of named) await printed[word]?.(flags.includes('--missing'));
if (flags.includes('--sheets'))
	for (const name of sheetNames) write(join(sheets, `${name}.webp`), await sheet(name));
else if (named.length === 0) await draw();

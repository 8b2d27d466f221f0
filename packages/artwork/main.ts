// npm run artwork             draws every picture that needs no browser anew into media/
// npm run artwork -- people   only those whose path holds one of the words
// npm run artwork -- films    one family that is printed in the browser: portfolio, films, documents or cards
// npm run artwork -- cards --missing  only the cards that are not there, for new pages; removes those of pages that are gone
// npm run artwork -- --check  says which pictures that need no browser, all or those named, differ from media/; writes none
// npm run artwork -- --sheets lays each family of them on a contact sheet in test-results/artwork/
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sheetOfFolder } from './press/contact-sheet.ts';
import { printed } from './printed.ts';
import { media } from './repository.ts';
import { works } from './works.ts';

const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
const [check, missing, sheets] = [
	given.includes('--check'),
	given.includes('--missing'),
	given.includes('--sheets'),
];
const family = words.find((word) => Object.hasOwn(printed, word));
const named = (word: string) => works.some(({ file }) => file.includes(word));

/** What is wrong with what was given, if anything is. */
function refusal(): string | undefined {
	const known = ['--check', '--missing', '--sheets', ...Object.keys(printed)];
	const unknown = given.find((word) => !known.includes(word) && !named(word));
	if (unknown !== undefined)
		return `Nothing is called ${unknown}. Name a part of a picture's path, or: ${known.join(', ')}`;
	if (family && words.length > 1) return `Name ${family} alone: it is printed in the browser.`;
	if (family && check) return `--check does not compare ${family}: it is printed in the browser.`;
	if (missing && family !== 'cards') return '--missing goes with cards only.';
	if (sheets && given.length > 1) return '--sheets goes alone.';
	return undefined;
}

async function draw(): Promise<void> {
	const wanted = works.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
	const different: string[] = [];
	for (const { file, make } of wanted) {
		const path = join(media, file);
		const made = Buffer.from(await make());
		if (existsSync(path) && readFileSync(path).equals(made)) continue;
		different.push(file);
		if (check) continue;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, made);
	}
	console.log(`${wanted.length} drawn, ${different.length} ${check ? 'differ' : 'new'}`);
	for (const file of different) console.log(`  ${file}`);
	if (check && different.length) process.exitCode = 1;
}

const refused = refusal();
const folders = new Set(works.map(({ file }) => dirname(file)).filter((folder) => folder.includes('/')));

if (refused) {
	console.error(refused);
	process.exitCode = 1;
} else if (family) await printed[family]?.(missing);
else if (sheets) for (const folder of folders) await sheetOfFolder(folder);
else await draw();

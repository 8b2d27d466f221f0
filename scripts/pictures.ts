// npm run pictures           cuts every picture of media/sources into the sizes that the pages ask for, draws the social
//                            card of every new page, and says what is missing
// npm run pictures -- people only the families that are named; `cards` for the social cards
import { existsSync } from 'node:fs';
import { focusesOf } from './pictures/focuses.ts';
import { makeFamily } from './pictures/make.ts';
import { missingVariants, missingWords, tooSmall } from './pictures/missing.ts';
import { familiesIn, sourcesOf } from './pictures/sources.ts';
import { run } from './run.ts';

const folders = { sources: 'media/sources', served: 'media/public/pictures', manifests: 'content/pictures' };
const named = process.argv.slice(2);
const wanted = (name: string) => named.length === 0 || named.includes(name);

/** The words of a family's pictures, where it has a file of them. */
async function subjectsOf(family: string): Promise<object | undefined> {
	const file = `content/pictures/subjects/${family}.ts`;
	if (!existsSync(file)) return undefined;
	return Object.values<object>(await import(`#content/pictures/subjects/${family}.ts`))[0];
}

const focuses = await focusesOf();
const missing: string[] = [];
const notes: string[] = [];
for (const family of familiesIn(folders.sources).filter(wanted)) {
	const pictures = await makeFamily(family, folders, focuses);
	console.log(`${family}: ${Object.keys(pictures).length}`);
	missing.push(...missingVariants(family, pictures));
	const sources = sourcesOf(folders.sources, family);
	const drawn = sources.flatMap(({ name, ofRecord }) => (ofRecord ? [] : [name]));
	missing.push(...missingWords(family, drawn, await subjectsOf(family)));
	notes.push(...tooSmall(family, pictures));
}
if (wanted('cards')) await run(process.execPath, ['scripts/artwork.ts', 'cards', '--missing']);

for (const line of notes) console.log(`Small: ${line}`);
for (const line of missing) console.error(`Missing: ${line}`);
if (missing.length > 0) process.exitCode = 1;

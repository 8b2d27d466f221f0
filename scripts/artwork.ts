// npm run artwork    draws pictures, films, documents and cards; packages/artwork/main.ts lists what may follow
import { spawnSync } from 'node:child_process';
import type { PrintedWords } from '#contract/artwork.ts';
import { cardWords } from './artwork/cards.ts';
import { documentWords } from './artwork/documents.ts';
import { browserPath } from './browser.ts';

/** The families of files that print words of the site; the others are handed none. */
const gathered: { readonly [Family in keyof PrintedWords]: () => Promise<PrintedWords[Family]> } = {
	documents: documentWords,
	cards: cardWords,
};

const named = process.argv.slice(2);
const families = Object.entries(gathered).filter(([family]) => named.includes(family));
const words = await Promise.all(families.map(async ([family, gather]) => [family, await gather()]));
const { status } = spawnSync(process.execPath, ['packages/artwork/main.ts', ...named], {
	input: JSON.stringify(Object.fromEntries(words)),
	stdio: ['pipe', 'inherit', 'inherit'],
	env: { ...process.env, CHROMIUM_PATH: browserPath() },
});
process.exitCode = status ?? 1;

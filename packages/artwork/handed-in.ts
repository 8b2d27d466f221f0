import { text } from 'node:stream/consumers';
import type { PrintedWords } from '@aeg/contract/artwork.ts';

/** Read once, when the first family asks. */
let input: Promise<string> | undefined;

/**
 * What a family prints, which is handed in on the standard input.
 * @throws where nothing was handed in for it
 */
export async function handedIn<Family extends keyof PrintedWords>(
	family: Family,
): Promise<PrintedWords[Family]> {
	input ??= process.stdin.isTTY ? Promise.resolve('') : text(process.stdin);
	const words: Partial<PrintedWords> = JSON.parse((await input) || '{}');
	const own = words[family];
	if (own === undefined) throw new Error(`No words for ${family} came in; npm run artwork hands them over.`);
	return own;
}

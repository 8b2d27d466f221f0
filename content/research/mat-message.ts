import { beginWith } from '../opening.ts';
import { matTitles } from './mat-titles.ts';

const openingOf = (title: string) =>
	`I would like to ask about the ${title.charAt(0).toLowerCase()}${title.slice(1)}.\n\nSize and quantity:\nWhat it is for:\n`;

/**
 * Begins the message of a visitor who comes from a mat: `?mat=coir`; what is written stays.
 * @param search the query of the address, with or without its question mark
 * @returns the message, as it was where no mat of ours is named
 */
export function beginWithMat(search: string, written: string): string {
	const asked = new URLSearchParams(search).get('mat') ?? '';
	if (!Object.hasOwn(matTitles, asked)) return written;
	const opening = openingOf(matTitles[asked as keyof typeof matTitles]);
	return beginWith(opening, written, Object.values(matTitles).map(openingOf));
}

import { mats } from './mats.ts';

/**
 * How the message of a visitor begins who comes from a mat: `?mat=coir`.
 * @param search the query of the address, with or without its question mark
 * @returns the opening words, or undefined when no mat of ours is named
 */
export function matMessage(search: string): string | undefined {
	const asked = new URLSearchParams(search).get('mat');
	const mat = mats.find(({ id }) => id === asked);
	if (mat === undefined) return undefined;
	const name = mat.title.charAt(0).toLowerCase() + mat.title.slice(1);
	return `I would like to ask about the ${name}.\n\nSize and quantity:\nWhat it is for:\n`;
}

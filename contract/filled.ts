/** Whether anything was written: what a reader cannot see, and what the site wrote itself, does not count. */

/** What may stand in a field without being seen: white space of all kinds, joiners, fillers, marks of direction. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;

const seen = (words: string) => words.replace(unseen, '');

/** Whether there is anything to read in a text. */
export const isFilled = (words: string): boolean => seen(words) !== '';

/**
 * The lines that the site writes into a message, as `addsTo` takes them.
 * @param openings the texts with which a message may begin; of any number of lines
 */
export function linesOf(openings: readonly string[]): readonly string[] {
	const lines = openings.flatMap((text) => text.split('\n')).map(seen);
	// a line that begins like another one is looked for before it
	return [...new Set(lines)].filter((line) => line !== '').sort((a, b) => b.length - a.length);
}

/**
 * Whether a message holds anything but what the site wrote into it, however its white space was changed (FORM-11).
 * @param lines from `linesOf`
 */
export function addsTo(lines: readonly string[], message: string): boolean {
	return lines.reduce((rest, line) => rest.replaceAll(line, ''), seen(message)) !== '';
}

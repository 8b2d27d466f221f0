/** Numbers in words, so that a sentence with a count is made from the list that it counts. */

const small = [
	...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
	...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
	...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count up to 99 in words, a larger one in digits: `no`, `five`, `fifty-eight`, `120`. */
export function inWords(count: number): string {
	if (count >= 100) return String(count);
	const word = small[count];
	if (word !== undefined) return word;
	const rest = count % 10;
	return `${tens[Math.floor(count / 10) - 2]}${rest === 0 ? '' : `-${small[rest]}`}`;
}

/** `five tracks`, `one track`, `no tracks`. */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** With a capital, for the start of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An entry of a list, where there is one. */
export const given = <const Of>(isThere: boolean, one: Of): readonly Of[] => (isThere ? [one] : []);

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
	const last = items.at(-1) ?? '';
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

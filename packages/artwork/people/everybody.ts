import { count } from '../numbers.ts';
import { type Ink, monogram, portrait, shield } from './monogram.ts';

const numbered = (name: string, to: number, word: string, ink: Ink) =>
	count(to, (i): [string, string] => [`${name}-${i + 1}`, monogram(`${name}${i + 1}`, word, ink)]);

/** Several of one role, who have no names yet. */
const unnamed = (role: string, to: number, ink: Ink) =>
	count(to, (i): [string, string] => [`${role}-${i + 1}`, portrait(`${role}${i + 1}`, i, ink)]);

/** Portraits by role, until there are photographs. */
export const people: Readonly<Record<string, string>> = Object.fromEntries([
	...unnamed('speaker', 4, 'marigold'),
	['chair', monogram('chair', 'C', 'marigold')],
	['coordinator', monogram('coordinator', 'CO', 'marigold')],
	['convenor', monogram('convenor', 'CV', 'marigold')],
	['member', monogram('member', 'M', 'marigold')],
	['winner', monogram('winner', 'W', 'marigold')],
	...numbered('testimonial', 9, '“', 'indigo'),
	...unnamed('team', 4, 'indigo'),
]);

/** Institutions by kind. */
export const clients: Readonly<Record<string, string>> = {
	'state-university': monogram('state-university', 'SU', 'neem'),
	'technical-university': monogram('technical-university', 'TU', 'marigold'),
	'engineering-college': monogram('engineering-college', 'EC', 'indigo'),
	'institute-of-technology': monogram('institute-of-technology', 'IT', 'neem'),
	'research-institute': monogram('research-institute', 'RI', 'marigold'),
	polytechnic: monogram('polytechnic', 'P', 'indigo'),
	'agricultural-university': monogram('agricultural-university', 'AU', 'neem'),
	hospital: monogram('hospital', 'H', 'indigo'),
};

export const patrons: Readonly<Record<string, string>> = Object.fromEntries(
	count(4, (i): [string, string] => [`patron-${i + 1}`, shield(`patron ${i}`, 'marigold')]),
);

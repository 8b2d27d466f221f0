import type { Field } from '#content/records/describe.ts';
import { isMissing } from '#content/records/groups-in.ts';
import { isDay, whyNoDay } from './days.ts';
import type { Known } from './problem.ts';

/** A field that holds one value: neither a list nor a group. */
export type Single = Exclude<Field, { kind: 'list' | 'group' | 'optional' }>;

/** What is wrong with one value, in sentences for the owner. */
export function wrongValue(field: Single, stored: unknown, known: Known): string[] {
	switch (field.kind) {
		case 'tick':
			return stored === undefined || typeof stored === 'boolean' ? [] : ['This is either ticked or not.'];
		case 'day':
			if (isMissing(stored)) return ['Choose a day.'];
			return isDay(stored) ? [] : [whyNoDay(stored)];
		case 'whole':
			return wrongNumber(stored, field.least, field.most);
		case 'choice':
			return wrongChoice(stored, field.of);
		case 'choices':
			return (Array.isArray(stored) ? stored : []).flatMap((one) => wrongChoice(one, field.of));
		default:
			if (typeof stored !== 'string' || stored.trim() === '') return ['Nothing is written here.'];
			return wrongWords(field, stored, known);
	}
}

function wrongNumber(stored: unknown, least = -Infinity, most = Infinity): string[] {
	if (typeof stored !== 'number' || !Number.isInteger(stored)) return ['Write a whole number in digits.'];
	if (stored < least) return [`${stored} is too small: the smallest is ${least}.`];
	return stored > most ? [`${stored} is too large: the largest is ${most}.`] : [];
}

function wrongChoice(stored: unknown, of: Readonly<Record<string, string>>): string[] {
	if (typeof stored === 'string' && Object.hasOwn(of, stored)) return [];
	return [`Choose from: ${Object.values(of).join(', ')}.`];
}

type Worded = Exclude<Single, { kind: 'tick' | 'day' | 'whole' | 'choice' | 'choices' }>;

function wrongWords(field: Worded, stored: string, known: Known): string[] {
	switch (field.kind) {
		case 'text': {
			const { like, places, most = Infinity } = field;
			const long = `This has ${stored.length} characters; there is room for ${most}.`;
			return [
				...(like && !like[0].test(stored) ? [`“${stored}”: ${like[1]}`] : []),
				...(stored.length > most ? [long] : []),
				...(places ? wrongPlaces(stored, places) : []),
			];
		}
		case 'address':
			return wrongAddress(stored, known);
		case 'outside':
			if (!isOutside(stored)) return [`“${stored}”: write the whole address, from https:// on.`];
			if (field.host === undefined || new URL(stored).hostname === field.host) return [];
			return [`“${stored}”: pages can show a map of ${field.host} alone, so copy the address there.`];
		case 'reference':
			if (known.records.has(`${field.to}/${stored}.json`)) return [];
			return [`“${stored}” is not there any more: take it out.`];
		case 'photo':
			return known.hasFile(stored) ? [] : ['The photo is not there: drop it here again.'];
		case 'served': {
			const path = `media/public${stored}`;
			if (!known.hasFile(path))
				return [`The file ${stored} is not there: put it into media/public${field.folder}.`];
			if (!/\.pdf$/i.test(stored) || known.isPdf(path)) return [];
			return [`${stored} is no PDF, whatever its name says: save it as a PDF in the program that made it.`];
		}
	}
}

/** What is filled in must stand in a text, and nothing else in braces. */
function wrongPlaces(stored: string, places: readonly string[]): string[] {
	const written = [...stored.matchAll(/\{([^{}]*)\}/g)].map(([, place = '']) => place);
	return [
		...places
			.filter((place) => !written.includes(place))
			.map((place) => `“{${place}}” is missing: the website fills it in.`),
		...written
			.filter((place) => !places.includes(place))
			.map((place) => `Nothing fills in “{${place}}” here: take it out.`),
	];
}

/** A whole address on a host that has a dot in its name. */
const isOutside = (stored: string) =>
	/^https:\/\/[^/?#\s]+\.[a-z\d-]{2,}([/?#:]|$)/i.test(stored) && URL.canParse(stored);

function wrongAddress(stored: string, { isPage }: Known): string[] {
	if (isOutside(stored)) return [];
	const [path = ''] = stored.split(/[?#]/);
	if (isPage(path)) return [];
	return [
		`“${stored}” leads nowhere: write a page of this site, such as /Conference, or a whole address from https:// on.`,
	];
}

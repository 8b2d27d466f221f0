import { capital, counted } from '#content/counted.ts';
import type { EditionPeople } from '#content/edition.ts';
import type { Intro } from '#content/shapes.ts';

/** The words around the people of an edition (CONF-3 to CONF-5). */

const pending = 'Names to be confirmed';

export function speakersLine(speakers: EditionPeople['speakers']): string {
	const areKeynotes = speakers.every(({ role }) => /^keynote/i.test(role));
	return capital(counted(speakers.length, areKeynotes ? 'keynote speaker' : 'speaker'));
}

export function peopleIntroOf({ speakers, patrons, committee }: EditionPeople): Omit<Intro, 'lead'> {
	const missing =
		[...speakers, ...patrons].some(({ name }) => !name) || committee.some(({ holders }) => !holders?.length);
	return { heading: 'People', ...(missing && { pending }) };
}

export const patronWords = { label: 'Patrons', what: 'patrons' };

/** What is drawn for a patron without a logo, by the place among all of them, from 0. */
export const unmarkedPatron = (at: number, all: number): string =>
	`Patron ${at + 1} of ${all}, a woven pattern`;

import { capital, counted } from '#content/counted.ts';
import type { EditionPeople } from '#content/edition.ts';
import type { Intro } from '#content/shapes.ts';

/** The words around the people of an edition (CONF-3 to CONF-5). */

const pending = 'Names to be confirmed';

export const speakersIntroOf = (speakers: EditionPeople['speakers']): Intro => ({
	heading: 'Keynote speakers',
	lead: `${capital(counted(speakers.length, 'invited speaker'))}.`,
	...(speakers.some(({ name }) => !name) && { pending }),
});

export function committeeIntroOf({
	patrons,
	committee,
}: Omit<EditionPeople, 'speakers'>): Omit<Intro, 'lead'> {
	const missing = patrons.some(({ name }) => !name) || committee.some(({ holders }) => !holders?.length);
	const named = missing ? { pending } : {};
	if (patrons.length === 0) return { heading: 'Committee', ...named };
	return { heading: committee.length === 0 ? 'Patrons' : 'Patrons and committee', ...named };
}

export const patronWords = { label: 'Patrons', what: 'patrons', one: 'Patron' };

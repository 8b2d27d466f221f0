import { capital, counted } from '#content/counted.ts';
import type { EditionPeople } from '#content/editions/shape.ts';
import type { Intro } from '#content/shapes.ts';

/** The words around the people of an edition (CONF-3 to CONF-5). */

export const speakersIntroOf = ({ length: count }: EditionPeople['speakers']): Intro => ({
	heading: 'Keynote speakers',
	lead: `${capital(counted(count, 'invited speaker'))}.`,
});

export const committeeHeadingOf = ({ patrons, committee }: Omit<EditionPeople, 'speakers'>): string => {
	if (patrons.length === 0) return 'Committee';
	return committee.length === 0 ? 'Patrons' : 'Patrons and committee';
};

export const patronWords = { label: 'Patrons', what: 'patrons', one: 'Patron' };

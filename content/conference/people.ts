import { capital, counted } from '#content/counted.ts';
import type { EditionPeople } from '#content/editions/shape.ts';
import type { Intro } from '#content/shapes.ts';

/** The words around the people of an edition (CONF-3 to CONF-5). */

export const speakersIntroOf = ({ length: count }: EditionPeople['speakers']): Intro => ({
	heading: 'Keynote speakers',
	lead: `${capital(counted(count, 'invited speaker'))}.`,
});

export const committeeIntro = {
	heading: 'Patrons and committee',
	patrons: { label: 'Patrons', what: 'patrons', one: 'Patron' },
};

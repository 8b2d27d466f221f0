import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';
import type { Intro } from '#content/shapes.ts';
import { current } from './editions.ts';

/** CONF-3 to CONF-5: the people stand in the edition's own file. */
export const { speakers, patrons, committee } = current;

export const speakersIntroOf = ({ speakers }: ConferenceEdition): Intro => ({
	heading: 'Keynote speakers',
	lead: `${capital(counted(speakers.length, 'invited speaker'))}.`,
});

export const speakersIntro = speakersIntroOf(current);

export const committeeIntro = { heading: 'Patrons and committee', label: 'Patrons', what: 'patrons' };

import { counted, inWords, listed } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';
import type { Intro, PageMeta } from '#content/shapes.ts';
import { awarded } from './editions.ts';

/** Of the latest edition whose awards are given. */
export const meta: PageMeta = {
	path: 'awards',
	title: `Conference awards ${awarded.year}`,
	description: `The awards of ${awarded.name}: ${summaryOf(awarded)}.`,
	thread: 'conferences',
};

/** `five best papers, five overall best awards and three distinguished contributions`. */
function summaryOf({ awards = [] }: ConferenceEdition): string {
	return listed(awards.map(({ many, entries }) => `${inWords(entries.length)} ${many}`)) || 'to be announced';
}

export function headOf({ name, awards = [] }: ConferenceEdition): Intro {
	return {
		heading: 'Awards and recognition',
		lead:
			awards.length > 0
				? `${name} honoured papers and people in ${counted(awards.length, 'group')}.`
				: `The awards of ${name} are given at the conference.`,
	};
}

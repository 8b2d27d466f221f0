import type { ConferenceEdition } from '#content/edition.ts';
import type { Sampled } from '#content/shapes.ts';
import { notKnown } from './paper-counts.ts';

/** PROC-2: two abstracts that show the form of the book, until the authors' own are there. None reports a real result. */

export interface Abstract {
	readonly title: string;
	/** By role and kind of institution, never by name. */
	readonly authors: string;
	readonly text: string;
}

const by = (role: string, place: string) => `${role}, ${place}`;

/** Of the first topics of the first track. */
export const abstracts: readonly Sampled<Abstract>[] = [
	{
		sample: true,
		title: 'Paper forms to shared records in small workshops',
		authors: by('Assistant professor and research scholar', 'engineering college'),
		text: 'Small workshops keep their orders in notebooks. This study follows the change to a shared digital record and asks which steps were helped by it and which were made harder. Interviews before and after the change are compared. The paper describes the questions asked, the way answers were sorted, and what a workshop should prepare first.',
	},
	{
		sample: true,
		title: 'Reading early signs of technical risk in public projects',
		authors: by('Research group', 'state technical university'),
		text: 'Delays in public projects are often announced by small signs: a changed supplier, a missing drawing, a test put off. The paper collects such signs from project diaries and proposes a short monthly check. It discusses how a check can be made without more paperwork, and where foresight ends and guessing begins.',
	},
];

export const abstractBookOf = ({ name }: ConferenceEdition) => ({
	title: `${name}: Abstract Book`,
	heading: 'Abstract Book',
	lead: 'Abstracts in the order of the tracks and their topics.',
	sample: 'Example text',
	toCome: 'The abstract comes from its authors.',
	contents: 'Contents',
	exampleCount: 'an example',
	countUnknown: `The number of papers is ${notKnown}`,
});

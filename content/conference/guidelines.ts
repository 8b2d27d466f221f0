import { counted } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { InEachPaperState, Link } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { paperWords } from './edition-words.ts';

/** What an author does while papers can still be sent, and what authors did. */
const steps = (styles: string) => [
	`Write the full paper in the double-column IEEE format, in MS-Word.${styles}`,
	'Keep it to 8-9 pages.',
	'Submit only novel and unpublished work.',
	'For online submission during the call for papers, send the title, track and abstract through the contact form. The organisers then tell you where to send the full paper.',
];
const stepsThen = (styles: string) => [
	`Full papers had to be MS-Word files in double-column IEEE format.${styles}`,
	'Each paper had to be 8-9 pages long.',
	'The work had to be novel and unpublished.',
	'Authors sent their papers through the online submission on this site.',
];

/**
 * CONF-8
 * @param isAhead whether the conference is still to come, for all that was known when the site was built
 */
export const guidelinesOf = ({ journals, downloads }: ConferenceEdition, isAhead: boolean) => ({
	papers: 'Submission and publication',
	heading: 'Submission guidelines',
	steps: (isAhead ? steps : stepsThen)(
		downloads.length > 0 ? ' The paper template contains the styles.' : '',
	),
	publication: `Accepted papers are published in ${counted(journals.length, 'ISSN journal')}`,
});

/** Whether there is still time for a paper; undefined while its last date is not set. */
export function paperTimeOf(edition: ConferenceEdition): InEachPaperState<string> | undefined {
	const deadline = dateOf(edition, 'paper');
	return deadline && paperWords(deadline, edition.call);
}

const write = { label: 'Write about a paper', to: '#contact' } as const;

/** Where a paper is sent, and what the same form is for before the call and after the deadline. */
export const submission: InEachPaperState<Link> = {
	standing: write,
	early: write,
	open: { label: 'Start the online submission', to: '#contact' },
	closed: { label: 'Ask about a paper', to: '#contact' },
};

/** What an author can take along. */
export const downloadsOf = ({ downloads, brochure }: ConferenceEdition) => [
	...downloads,
	...(brochure ? [brochure] : []),
];

import type { ConferenceEdition } from '#content/edition.ts';
import type { InEachPaperState, Link } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { paperWords } from './edition-words.ts';

/** Over all that an author needs. */
export const papersHeading = 'Submission and publication';

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

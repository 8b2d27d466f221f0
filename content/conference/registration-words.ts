import { fillIn } from '#content/email-words.ts';
import { registrationWords } from '#content/forms.ts';
import type { EditionWords, FormWords, InEachState } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { offeredDays } from '#contract/offered-days.ts';
import { inEachState, registrationValues } from './edition-words.ts';
import { onPages } from './registration-table.ts';

/** The table of a registration (`registration-table.ts`) with the name and the dates of an edition. */

/** Beside the form. */
export const registration = {
	heading: 'Registration',
	lead: 'Please send a separate form for each person.',
};

/** Of the texts of one kind, or nothing where a state has none. */
function wordsOf(edition: Edition, which: 'heading' | 'lead'): EditionWords {
	const values = registrationValues(edition);
	return inEachState((state) => fillIn(onPages[state][which], values));
}

/** Over the page of the form. */
export const headingsOf = (edition: Edition) => wordsOf(edition, 'heading');

/** What a registration does on the day it is sent. */
export const leadsOf = (edition: Edition) => wordsOf(edition, 'lead');

/** The words of the form and of its receipt (FORM-2, FORM-4). */
export function formsOf(edition: Edition): InEachState<FormWords> {
	const values = registrationValues(edition);
	return inEachState((state) => {
		const { button, about, recorded, also = '' } = onPages[state];
		const file = offeredDays(edition, state);
		return {
			...registrationWords,
			button,
			about: { ...registrationWords.about, words: fillIn(about, values) },
			recorded: fillIn(recorded, values),
			next: [...registrationWords.next, also].filter(Boolean),
			...(file && { calendar: { label: 'Days of the conference (calendar file)', file } }),
		};
	});
}

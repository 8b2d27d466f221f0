import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition, EditionPhotos, ProceedingsDocument } from '#content/edition.ts';
import type { Intro, PasswordWords } from '#content/shapes.ts';
import { passwordFailures } from '../password-failures.ts';
import { notKnown } from './paper-counts.ts';
import { photoWord } from './photo-word.ts';

export const tracksIntro: Intro = {
	heading: 'Papers by track',
	lead: 'Choose a track to see its topics.',
	/** The counts are exact; which track has which is not known yet. */
	pending: 'Which track has which number is to be confirmed',
};

/** PROC-1: of a track of which no count of papers is stated. */
export const uncounted = `The number of papers in this track is ${notKnown}.`;

/** PROC-2 */
export function documentsIntroOf({ length: count }: readonly ProceedingsDocument[]): Intro {
	return {
		heading: 'Documents for attendees',
		lead: `${capital(counted(count, 'PDF file'))}. Open ${count === 1 ? 'it' : 'them'} with the password that the organisers gave you. If you have none, ask them for it.`,
	};
}

export const passwordWords: PasswordWords = {
	open: 'Open with password',
	explain: 'This document is for attendees. Enter the password that the organisers gave you.',
	label: 'Password',
	show: 'Show password',
	submit: 'Download PDF',
	busy: 'Checking',
	cancel: 'Cancel',
	/** The server was not reached, or did not answer. */
	unreached: 'The document did not arrive. Check your connection and try again.',
	/** It was reached, and failed. */
	failed: 'We cannot send the document right now. The password is not the reason. Try again later.',
	...passwordFailures,
};

/** PROC-5 */
export function photosIntroOf(photos: EditionPhotos['proceedings']): Intro {
	const word = photoWord(photos);
	return {
		heading: `${capital(word)}s`,
		lead: `${capital(counted(photos.length, word))}. Choose one to open the full-screen viewer.`,
	};
}

export const viewAll = 'View All Photos';

/** Of an edition whose proceedings are not there yet. */
export const none = (edition: ConferenceEdition) =>
	`The proceedings of ${edition.name} follow after the conference.`;

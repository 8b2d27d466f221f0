import { capital, counted, inWords } from '#content/counted.ts';
import type { ConferenceEdition, EditionPhotos, ProceedingsDocument } from '#content/editions/shape.ts';
import type {
	Feature,
	Intro,
	Opening,
	PageMeta,
	PasswordWords,
	Sampled,
	TrackLink,
} from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { addressOf, published } from './editions.ts';

/** Of the latest edition whose proceedings are there. */
export const meta: PageMeta = {
	path: 'proceedings',
	title: 'Conference proceedings',
	description: `The papers of ${published.name} by track, ${documentsOf(published)}and the days of the conference in pictures.`,
	thread: 'conferences',
};

function documentsOf({ proceedings }: ConferenceEdition): string {
	const count = proceedings?.documents.length ?? 0;
	return count > 0 ? `${counted(count, 'document')} for its delegates, ` : '';
}

export function headOf(edition: ConferenceEdition, { proceedings: photos }: EditionPhotos): Intro {
	const tracks = edition.proceedings?.papers.length ?? 0;
	return {
		heading: 'Conference proceedings',
		lead: `papers of ${edition.name}${tracks > 0 ? `, in ${counted(tracks, 'track')}` : ''}. With them, ${documentsOf(edition)}and ${counted(photos.length, 'scene')}.`,
	};
}

export const tracksIntro: Intro = {
	heading: 'Papers by track',
	lead: 'One upright thread is one paper, every fifth is longer. A track leads to its topics.',
};

/** PROC-1: the tracks of the call of which no count of papers is stated. */
export function uncountedOf({ tracks, proceedings }: ConferenceEdition): readonly Feature[] {
	return tracks
		.filter((_, at) => !proceedings?.papers.some(({ track }) => track === at))
		.map(({ title }) => ({ title, text: 'No count of papers is stated.' }));
}

export const closing: Opening = {
	heading: 'Is your paper missing?',
	lead: 'Tell us its title and its authors.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Awards', to: paths.awards },
	],
};

export const papers = 'papers';

/** PROC-1: each track of the proceedings leads to its topics on the edition's page. */
export function trackLinksOf(edition: ConferenceEdition): readonly Sampled<TrackLink>[] {
	return (edition.proceedings?.papers ?? []).map(({ track, ...papers }) => ({
		...papers,
		title: edition.tracks[track]?.title ?? '',
		to: `${addressOf(edition)}#track-${track + 1}`,
	}));
}

/** How many papers an edition has, of all tracks together. */
export const paperTotal = ({ proceedings }: ConferenceEdition): number =>
	(proceedings?.papers ?? []).reduce((sum, { paperCount }) => sum + paperCount, 0);

/** PROC-2 */
export function documentsIntroOf({ length: count }: readonly ProceedingsDocument[]): Intro {
	return {
		heading: 'Documents for delegates',
		lead: `${capital(inWords(count))} PDF ${count === 1 ? 'file' : 'files'}. Enter the password that the organisers gave you.`,
	};
}

export const passwordWords: PasswordWords = {
	open: 'Open with password',
	explain: 'This document is for delegates. Enter the password that the organisers gave you.',
	label: 'Password',
	show: 'Show password',
	submit: 'Download PDF',
	busy: 'Asking',
	cancel: 'Cancel',
	empty: 'Enter the password',
	wrong: 'Incorrect password',
	unreached: 'The document did not arrive. Check your connection and try again.',
	failed: 'The document cannot be had just now, whatever the password. Try again later.',
	wait: 'Too many tries. Wait {seconds} seconds, then try again.',
};

/** PROC-5 */
export function photosIntroOf(photos: EditionPhotos['proceedings']): Intro {
	const scenes = capital(counted(photos.length, 'scene'));
	const drawn = photos.some(({ sample }) => sample);
	return {
		heading: 'The conference in pictures',
		lead: drawn ? `${scenes}, drawn until the organisers supply photographs.` : `${scenes}.`,
	};
}

export const viewAll = 'View All Photos';

/** Of an edition whose proceedings are not there yet. */
export const none = (edition: ConferenceEdition) =>
	`The proceedings of ${edition.name} follow after the conference.`;

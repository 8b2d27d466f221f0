import { capital, counted } from '#content/counted.ts';
import { proceedings as pictures } from '#content/pictures/proceedings.ts';
import { proceedingsSubjects } from '#content/pictures/subjects/proceedings.ts';
import type { Intro, PageMeta, PasswordWords, Photo, Sampled, TrackLink } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import { paths } from '#contract/paths.ts';
import { described } from './described.ts';
import { tracks } from './tracks.ts';

export const meta: PageMeta = {
	path: 'proceedings',
	title: 'Conference proceedings',
	description:
		'The proceedings of AIC-RAETHM 2025: how many papers each track has, where they are published, two PDF files for delegates, and photos.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference proceedings',
	lead: 'How many papers AIC-RAETHM 2025 has in each track, where they are published, and two PDF files for delegates.',
};

export const tracksIntro: Intro = {
	heading: 'Papers by track',
	lead: `A track leads to its topics on the conference page. No number of papers is given for “${tracks.at(-1)?.title}”.`,
};

export const papers = 'papers';

const trackLink = (at: number, paperCount: number, type: TrackLink['type']): Sampled<TrackLink> => ({
	sample: true,
	title: tracks[at]?.title ?? '',
	to: `${paths.conference}#track-${at + 1}`,
	paperCount,
	type,
});

/** PROC-1: the counts are exact; which track each belongs to is to be confirmed. */
export const trackLinks: readonly Sampled<TrackLink>[] = [
	trackLink(0, 25, 'Research Track'),
	trackLink(1, 30, 'Technical Track'),
	trackLink(2, 28, 'Technical Track'),
	trackLink(3, 22, 'Research Track'),
];

export type ProceedingsDocument = {
	readonly id: DocumentId;
	readonly title: string;
	readonly description: string;
};

/** PROC-2 */
export const documents: readonly ProceedingsDocument[] = [
	{
		id: 'conference-summary',
		title: 'Conference Summary',
		description: 'Dates, venue, papers by track, keynote talks, awards and publication.',
	},
	{
		id: 'abstract-book',
		title: 'Abstract Book',
		description: 'Abstracts in the order of the tracks and their topics.',
	},
];

export const documentsIntro: Intro = {
	heading: 'Documents for delegates',
	lead: `${capital(counted(documents.length, 'PDF file'))}. Open them with the password that the organisers gave you. If you have none, ask them for it.`,
};

export const passwordWords: PasswordWords = {
	open: 'Open with password',
	explain: 'This document is for delegates. Enter the password that the organisers gave you.',
	label: 'Password',
	show: 'Show password',
	submit: 'Download PDF',
	busy: 'Checking',
	cancel: 'Cancel',
	empty: 'Enter the password',
	wrong: 'Incorrect password',
	unreached: 'The document did not arrive. Check your connection and try again.',
	failed: 'We cannot send the document right now. The password is not the reason. Try again later.',
	wait: 'Too many attempts. Wait {seconds} seconds, then try again.',
};

export const photosIntro: Intro = {
	heading: 'Photos',
	lead: `${capital(counted(Object.keys(proceedingsSubjects).length, 'photo'))}. Choose one to open the full-screen viewer.`,
};

export const viewAll = 'View All Photos';

/** PROC-5 */
export const photos: readonly Sampled<Photo>[] = Object.entries(proceedingsSubjects).map(([id, subject]) => ({
	sample: true,
	id,
	picture: { file: pictures[id as keyof typeof pictures], alt: subject.alt },
	title: subject.title,
	description: described(subject.alt),
	category: 'Conference',
}));

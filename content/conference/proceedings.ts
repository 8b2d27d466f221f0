import { proceedings as pictures } from '#content/pictures/proceedings.ts';
import { proceedingsSubjects } from '#content/pictures/subjects/proceedings.ts';
import type { Intro, Opening, PageMeta, PasswordWords, Photo, Sampled, TrackLink } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import { paths } from '#contract/paths.ts';
import { described } from './described.ts';
import { tracks } from './tracks.ts';

export const meta: PageMeta = {
	path: 'proceedings',
	title: 'Conference proceedings',
	description:
		'The papers of AIC-RAETHM 2025 by track, two documents for its delegates, and the days in fifty pictures.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference proceedings',
	lead: 'Papers of AIC-RAETHM 2025 by track, two documents for its delegates, and the days in fifty scenes.',
};

export const tracksIntro: Intro = {
	heading: 'Papers by track',
	lead: 'One upright thread is one paper, every fifth is longer. A track leads to its topics.',
};

/** The track of the call of which no count is stated. */
export const uncounted = { title: tracks.at(-1)?.title ?? '', text: 'No count of papers is stated.' };

export const closing: Opening = {
	heading: 'Is your paper missing?',
	lead: 'Tell us its title and its authors.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Awards', to: paths.awards },
	],
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

/** Of all tracks together. */
export const paperTotal = trackLinks.reduce((sum, { paperCount }) => sum + paperCount, 0);

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
		description: 'The two days: opening, talks, sessions by track, awards and closing.',
	},
	{
		id: 'abstract-book',
		title: 'Abstract Book',
		description: 'The abstracts of the papers, in the order of the tracks.',
	},
];

export const documentsIntro: Intro = {
	heading: 'Documents for delegates',
	lead: 'Two PDF files. Enter the password that the organisers gave you.',
};

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

export const photosIntro: Intro = {
	heading: 'The conference in pictures',
	lead: 'Fifty scenes, drawn until the organisers supply photographs.',
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

import { capital, counted, given } from '#content/counted.ts';
import type { EditionPhotos, Editions } from '#content/edition.ts';
import type { Intro, IntroWithActions, PageMeta, Way } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { photoWord } from './photo-word.ts';
import { images } from './workshops.ts';

export const metaOf = ({ pictured: { name } }: Editions): PageMeta => ({
	path: 'gallery',
	title: 'Conference videos and galleries',
	description: `Pictures of ${name} in a full-screen viewer, one by one or as a grid, and where to find the other albums. No videos are published yet.`,
});

/** GAL-1: what stands around the photos of the latest edition that has some. */
export function galleryWords(name: string, { gallery, proceedings }: EditionPhotos) {
	const word = photoWord(gallery);
	const shown = capital(counted(gallery.length, word));
	const head: Intro = {
		heading: 'Conference videos and galleries',
		lead:
			gallery.length > 0
				? `${shown} of ${name}. Choose one to open the full-screen viewer. No videos are published yet.`
				: 'Pictures and videos are published here after a conference.',
	};
	const more: Intro & { readonly ways: readonly Way[] } = {
		heading: 'More pictures and talks',
		lead: 'Other albums, and the page of the webinars.',
		ways: [
			...given(proceedings.length > gallery.length, {
				title: `${capital(photoWord(proceedings))}s with the proceedings`,
				text: `The larger album, with ${counted(proceedings.length, photoWord(proceedings))}.`,
				to: `${paths.proceedings}#photos`,
			}),
			...given(images.length > 0, {
				title: `Workshop ${photoWord(images)}s`,
				text: `${capital(counted(images.length, photoWord(images)))} of their sessions.`,
				to: `${paths.workshops}#pictures`,
			}),
			{
				title: 'Webinars',
				text: 'In preparation. Their own page will announce the dates.',
				to: paths.webinars,
			},
		],
	};
	return { head, scenes: { heading: shown }, viewer: { label: `${capital(word)}s of ${name}` }, more };
}

export const closing: IntroWithActions = {
	heading: 'Do you have photos of the conference?',
	lead: 'Tell us what they show, and whether we may publish them.',
	actions: [
		{ label: 'Offer photos', to: askAbout('photos') },
		{ label: 'Proceedings', to: paths.proceedings },
	],
};

import { capital, counted } from '#content/counted.ts';
import type { EditionPhotos } from '#content/edition.ts';
import type { Intro, IntroWithActions, Way } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { photoWord } from './photo-word.ts';
import { images } from './workshops.ts';

/** The other albums. */
export function moreOf({ gallery, proceedings }: EditionPhotos): Intro & { readonly ways: readonly Way[] } {
	return {
		heading: 'More pictures and talks',
		lead: 'Other albums, and the page of the webinars.',
		ways: [
			...(proceedings.length > gallery.length
				? [
						{
							title: `${capital(photoWord(proceedings))}s with the proceedings`,
							text: `The larger album, with ${counted(proceedings.length, photoWord(proceedings))}.`,
							to: `${paths.proceedings}#photos`,
						} as const,
					]
				: []),
			...(images.length > 0
				? [
						{
							title: `Workshop ${photoWord(images)}s`,
							text: `${capital(counted(images.length, photoWord(images)))} of their sessions.`,
							to: `${paths.workshops}#pictures`,
						} as const,
					]
				: []),
			{
				title: 'Webinars',
				text: 'In preparation. Their own page will announce the dates.',
				to: paths.webinars,
			},
		],
	};
}

export const closing: IntroWithActions = {
	heading: 'Do you have photos of the conference?',
	lead: 'Tell us what they show, and whether we may publish them.',
	actions: [
		{ label: 'Offer photos', to: askAbout('photos') },
		{ label: 'Proceedings', to: paths.proceedings },
	],
};

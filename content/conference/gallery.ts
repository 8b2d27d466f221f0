import { capital, counted } from '#content/counted.ts';
import type { EditionPhotos } from '#content/editions/shape.ts';
import type { Intro, Opening, PageMeta, Way } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { pictured } from './editions.ts';
import { images } from './workshops.ts';

const { name } = pictured;

export const meta: PageMeta = {
	path: 'gallery',
	title: 'Conference videos and galleries',
	description: `Scenes of ${name} in a full-screen viewer, one by one or as a grid, and the way to the other pictures of the conferences.`,
	thread: 'conferences',
};

/** GAL-1: what stands around the photos of the latest edition that has some. */
export function galleryWords({ gallery, proceedings }: EditionPhotos) {
	const shown = capital(counted(gallery.length, 'scene'));
	const all = counted(proceedings.length, 'scene');
	const head: Intro = {
		heading: 'Conference videos and galleries',
		lead: `${shown} of ${name}. Choose one to see it in full, then go on.`,
	};
	const scenes: Intro = {
		heading: shown,
		lead: gallery.some(({ sample }) => sample)
			? 'They are drawn, and stand here until the organisers supply photographs.'
			: `They show ${name}.`,
	};
	const more: Intro & { readonly ways: readonly Way[] } = {
		heading: 'More of the conference',
		lead: 'No recordings are published so far.',
		ways: [
			...(proceedings.length > 0
				? [
						{
							icon: 'Image',
							title: capital(all),
							text: 'The conference in order, with the proceedings.',
							to: `${paths.proceedings}#photos`,
						} as const,
					]
				: []),
			{
				icon: 'Tools',
				title: 'The workshops',
				text: `Machines, controllers and simulation, in ${counted(images.length, 'scene')}.`,
				to: `${paths.workshops}#pictures`,
			},
			{ icon: 'Play', title: 'Webinars', text: 'Announced on their own page.', to: paths.webinars },
		],
	};
	return { head, scenes, viewer: { label: `Scenes of ${name}` }, more };
}

export const closing: Opening = {
	heading: 'Were you there with a camera?',
	lead: 'Tell us what you have, and whether we may show it.',
	actions: [
		{ label: 'Contact Us', to: askAbout('next-conference') },
		{ label: 'Proceedings', to: paths.proceedings },
	],
};

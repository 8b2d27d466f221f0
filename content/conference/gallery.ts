import { gallery as pictures } from '#content/pictures/gallery.ts';
import { gallerySubjects } from '#content/pictures/subjects/gallery.ts';
import type { Intro, Opening, PageMeta, Photo, Sampled, Way } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { described } from './described.ts';

export const meta: PageMeta = {
	path: 'gallery',
	title: 'Conference videos and galleries',
	description:
		'Eight scenes of AIC-RAETHM 2025 in a full-screen viewer, from the inaugural session to the boat ride on the lake of Bhopal.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference videos and galleries',
	lead: 'Eight scenes of AIC-RAETHM 2025. Choose one to see it in full, then go on.',
};

export const viewer = { label: 'Scenes of AIC-RAETHM 2025' };

/** GAL-1 */
export const photos: readonly Sampled<Photo>[] = Object.entries(gallerySubjects).map(([id, subject]) => ({
	sample: true,
	id,
	picture: { file: pictures[id as keyof typeof pictures], alt: subject.alt },
	title: subject.title,
	description: described(subject.alt),
	category: 'Conference',
}));

export const more: Intro & { readonly ways: readonly Way[] } = {
	heading: 'More of the conference',
	lead: 'No recordings are published so far. Fifty more scenes are with the proceedings.',
	ways: [
		{
			icon: 'Image',
			title: 'Fifty scenes',
			text: 'The two days in order, with the proceedings.',
			to: `${paths.proceedings}#photos`,
		},
		{
			icon: 'Tools',
			title: 'The workshops',
			text: 'Machines, controllers and simulation, in twelve scenes.',
			to: `${paths.workshops}#pictures`,
		},
		{ icon: 'Play', title: 'Webinars', text: 'Announced on their own page.', to: paths.webinars },
	],
};

export const scenes: Intro = {
	heading: 'Eight scenes',
	lead: 'They are drawn, and stand here until the organisers supply photographs.',
};

export const closing: Opening = {
	heading: 'Were you there with a camera?',
	lead: 'Tell us what you have, and whether we may show it.',
	actions: [
		{ label: 'Contact Us', to: askAbout('next-conference') },
		{ label: 'Proceedings', to: paths.proceedings },
	],
};

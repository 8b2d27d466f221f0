import { gallery as pictures } from '#content/pictures/gallery.ts';
import { gallerySubjects } from '#content/pictures/subjects/gallery.ts';
import type { Intro, Link, PageMeta, Photo, Sampled } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
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

export const more: Intro & { readonly links: readonly Link[] } = {
	heading: 'More of the conference',
	lead: 'No recordings are published so far. Fifty more scenes are with the proceedings.',
	links: [
		{ label: 'Fifty scenes with the proceedings', to: `${paths.proceedings}#photos` },
		{ label: 'Pictures of the workshops', to: `${paths.workshops}#pictures` },
		{ label: 'Webinars', to: paths.webinars },
	],
};

import { gallery as pictures } from '#content/pictures/gallery.ts';
import { gallerySubjects } from '#content/pictures/subjects/gallery.ts';
import type { Intro, Link, PageMeta, Photo, Sampled } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { described } from './described.ts';

export const meta: PageMeta = {
	path: 'gallery',
	title: 'Conference videos and galleries',
	description:
		'Photos of AIC-RAETHM 2025 in a full-screen viewer, one by one or as a grid, and where to find the other albums. No videos are published yet.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference videos and galleries',
	lead: 'Photos of the 2025 edition. Choose one to open the full-screen viewer. No videos are published yet.',
};

export const viewer = { label: 'Photos of AIC-RAETHM 2025' };

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
	heading: 'More photos and talks',
	lead: 'The proceedings page has the larger album. Webinars are in preparation.',
	links: [
		{ label: 'Photos with the proceedings', to: `${paths.proceedings}#photos` },
		{ label: 'Workshop photos', to: `${paths.workshops}#pictures` },
		{ label: 'Webinars', to: paths.webinars },
	],
};

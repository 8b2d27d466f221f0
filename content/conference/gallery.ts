import { capital, counted } from '#content/counted.ts';
import type { EditionPhotos } from '#content/editions/shape.ts';
import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { pictured } from './editions.ts';

const { name } = pictured;

export const meta: PageMeta = {
	path: 'gallery',
	title: 'Conference videos and galleries',
	description: `Scenes of ${name} in a full-screen viewer, one by one or as a grid, and the way to the other pictures of the conferences.`,
	thread: 'conferences',
};

/** GAL-1: what stands around the photos of the latest edition that has some. */
export function galleryWords({ gallery, proceedings }: EditionPhotos) {
	const all = counted(proceedings.length, 'scene');
	const head: Intro = {
		heading: 'Conference videos and galleries',
		lead: `${capital(counted(gallery.length, 'scene'))} of ${name}. Choose one to see it in full, then go on.`,
	};
	const more: Intro & { readonly links: readonly Link[] } = {
		heading: 'More of the conference',
		lead: `No recordings are published so far.${proceedings.length > 0 ? ` ${capital(counted(proceedings.length, 'more scene'))} ${proceedings.length === 1 ? 'is' : 'are'} with the proceedings.` : ''}`,
		links: [
			...(proceedings.length > 0
				? [{ label: `${capital(all)} with the proceedings`, to: `${paths.proceedings}#photos` } as const]
				: []),
			{ label: 'Pictures of the workshops', to: `${paths.workshops}#pictures` },
			{ label: 'Webinars', to: paths.webinars },
		],
	};
	return { head, viewer: { label: `Scenes of ${name}` }, more };
}

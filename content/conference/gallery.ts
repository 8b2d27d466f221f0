import { capital, counted } from '#content/counted.ts';
import type { EditionPhotos, Editions } from '#content/edition.ts';
import type { Intro, PageMeta } from '#content/shapes.ts';
import { photoWord } from './photo-word.ts';

export const metaOf = ({ pictured: { name } }: Editions): PageMeta => ({
	path: 'gallery',
	title: 'Conference videos and galleries',
	description: `Pictures of ${name} in a full-screen viewer, one by one or as a grid, and where to find the other albums. No videos are published yet.`,
	thread: 'conferences',
});

/** GAL-1: what stands around the photos of the latest edition that has some. */
export function galleryWords(name: string, { gallery }: EditionPhotos) {
	const word = photoWord(gallery);
	const shown = capital(counted(gallery.length, word));
	const head: Intro = {
		heading: 'Conference videos and galleries',
		lead:
			gallery.length > 0
				? `${shown} of ${name}. Choose one to open the full-screen viewer. No videos are published yet.`
				: 'Pictures and videos are published here after a conference.',
	};
	return { head, scenes: { heading: shown }, viewer: { label: `${capital(word)}s of ${name}` } };
}

import { described } from '#content/conference/described.ts';
import type { EditionPhotos } from '#content/edition.ts';
import { gallery as galleryPictures } from '#content/pictures/gallery.ts';
import { proceedings as proceedingsPictures } from '#content/pictures/proceedings.ts';
import { pictureOf } from '#content/records/picture-of.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { Photo, PictureFile, Sampled } from '#content/shapes.ts';

type Stored = RecordOf<'conference-photos'>;

/** The photos that are cut, each with what it shows below it. */
const shown = (
	photos: Stored['gallery'],
	pictures: Readonly<Record<string, PictureFile>>,
): readonly Sampled<Photo>[] =>
	photos.flatMap(({ picture: stored, ...photo }) => {
		const picture = pictureOf(pictures, stored);
		if (!picture) return [];
		const id = picture.file.name.replace(/^.*\//, '');
		return [{ ...photo, id, picture, description: described(picture.alt), category: 'Conference' as const }];
	});

/** The photos of an edition (GAL-1, PROC-5). Where one of the two lists is empty, the other serves for both. */
export function photosOf(stored: Stored): EditionPhotos {
	const gallery = shown(stored.gallery, galleryPictures);
	const proceedings = shown(stored.proceedings, proceedingsPictures);
	return {
		gallery: gallery.length > 0 ? gallery : proceedings,
		proceedings: proceedings.length > 0 ? proceedings : gallery,
	};
}

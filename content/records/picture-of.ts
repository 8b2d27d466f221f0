import type { Illustration, PictureFile } from '#content/shapes.ts';

/** The pictures of a family, as `npm run pictures` has cut them. */
type Pictures = Readonly<Record<string, PictureFile>>;

type Stored = { readonly file?: string; readonly alt?: string };

/** The name of a photo in its family: `media/sources/mats/coir/picture/file.jpg` is `coir-picture`. */
export const photoName = (file: string): string => file.split('/').slice(3, -1).join('-');

/**
 * The picture of a record: its photo, or what is drawn for it.
 * @param drawn the name of the drawing that stands in where there is no photo
 */
export function pictureOf(
	pictures: Pictures,
	stored: Stored | undefined,
	drawn: string,
): Illustration | undefined {
	const file = (stored?.file && pictures[photoName(stored.file)]) || pictures[drawn];
	return file && { file, alt: stored?.alt ?? '' };
}

import type { Illustration, PictureFile } from '#content/shapes.ts';

/** The pictures of a family, as `npm run pictures` has cut them. */
type Pictures = Readonly<Record<string, PictureFile>>;

type Stored = { readonly file?: string; readonly drawing?: string; readonly alt?: string };

/** The name of a photo in its family: `media/sources/mats/coir/picture/file.jpg` is `coir-picture`. */
export const photoName = (file: string): string => file.split('/').slice(3, -1).join('-');

/** The picture of a record: its photo, or the drawing that stands in for it. Undefined where there is neither. */
export function pictureOf(pictures: Pictures, stored: Stored | undefined): Illustration | undefined {
	const { file = '', drawing = '', alt = '' } = stored ?? {};
	const found = pictures[photoName(file)] ?? pictures[drawing];
	return found && { file: found, alt };
}

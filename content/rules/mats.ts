import type { RecordOf } from '#content/records/shapes.ts';
import { wrongPicture } from './pictures.ts';
import type { Known, Wrong } from './problem.ts';

/** Every mat has a picture: its photo, or what is drawn for it. */
export const mats = ({ picture }: RecordOf<'mats'>, { hasFile }: Known, slug: string): Wrong[] =>
	wrongPicture(picture, hasFile(`media/sources/mats/${slug}.webp`), 'Picture');

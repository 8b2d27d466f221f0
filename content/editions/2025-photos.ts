import { described } from '#content/conference/described.ts';
import { gallery as galleryPictures } from '#content/pictures/gallery.ts';
import { proceedings as proceedingsPictures } from '#content/pictures/proceedings.ts';
import { gallerySubjects } from '#content/pictures/subjects/gallery.ts';
import { proceedingsSubjects } from '#content/pictures/subjects/proceedings.ts';
import type { Subject } from '#content/pictures/subjects/subject.ts';
import type { PictureFile } from '#content/shapes.ts';
import type { EditionPhotos } from './shape.ts';

/** The pictures of AIC-RAETHM 2025, in the order of their subjects. */

const photo =
	(pictures: Readonly<Record<string, PictureFile>>) =>
	([id, subject]: [string, Subject]): EditionPhotos['gallery'][number][] => {
		const file = pictures[id];
		if (file === undefined) return [];
		return [
			{
				sample: true,
				id,
				picture: { file, alt: subject.alt },
				title: subject.title,
				description: described(subject.alt),
				category: 'Conference',
			},
		];
	};

/** GAL-1 */
export const gallery: EditionPhotos['gallery'] = Object.entries<Subject>(gallerySubjects).flatMap(
	photo(galleryPictures),
);

/** PROC-5 */
export const proceedings: EditionPhotos['proceedings'] = Object.entries<Subject>(proceedingsSubjects).flatMap(
	photo(proceedingsPictures),
);

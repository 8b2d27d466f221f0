import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

type Photo = RecordOf<'workshops'>['images'][number];

/** A drawing in a list of photos is an example, and says so: pages call what is not marked a photo. */
function* drawn(photos: readonly Photo[], list: string): Iterable<Wrong> {
	for (const [at, { sample, picture }] of photos.entries())
		if (!sample && !picture.file)
			yield {
				field: `${list} ${at + 1}, Still an example`,
				sentence: 'This is still a drawing: drop a photo, or tick this again.',
			};
}

export const workshops = ({ images }: RecordOf<'workshops'>) => drawn(images, 'Pictures of its session');

export function* conferencePhotos({ gallery, proceedings }: RecordOf<'conference-photos'>): Iterable<Wrong> {
	yield* drawn(gallery, 'The few of the gallery');
	yield* drawn(proceedings, 'The album of the proceedings');
}

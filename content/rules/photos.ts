import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

type Photo = RecordOf<'workshops'>['images'][number];

/** A drawing in a list of photos is an example, and says so: pages call what is not marked a photo. */
const drawn = (photos: readonly Photo[], list: string): Wrong[] =>
	photos.flatMap(({ sample, picture }, at) =>
		sample || picture.file
			? []
			: [
					{
						field: `${list} ${at + 1}, Still an example`,
						sentence: 'This is still a drawing: drop a photo, or tick this again.',
					},
				],
	);

export const workshops = ({ images }: RecordOf<'workshops'>): Wrong[] =>
	drawn(images, 'Pictures of its session');

export const conferencePhotos = ({ gallery, proceedings }: RecordOf<'conference-photos'>): Wrong[] => [
	...drawn(gallery, 'The few of the gallery'),
	...drawn(proceedings, 'The album of the proceedings'),
];

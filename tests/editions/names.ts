import type { EditionName } from '#content/editions/names.ts';
import { editionNames as real } from '#content/editions/names.ts';
import { announced } from './next.ts';

/** The names that go with the lists of this folder. */
export const editionNames: readonly [EditionName, ...EditionName[]] = [
	{ slug: announced.slug, name: announced.name },
	...real,
];

import { newestFirst, unannounced } from '#content/conference-names.ts';
import { conferencePeople } from '#content/records/index/conference-people.ts';
import { conferencePhotos } from '#content/records/index/conference-photos.ts';
import { conferences } from '#content/records/index/conferences.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import { editionOf } from './edition-of.ts';
import { editionsOf } from './editions-of.ts';

/** While there is no record of any. */
const none: RecordOf<'conferences'> = {
	name: unannounced.name,
	dates: { revised: '2026-01-01' },
	tracks: [],
	journals: [],
	downloads: [],
	awards: [],
	documents: [],
};

const [first = editionOf(unannounced.slug, none), ...more] = newestFirst(conferences).map(([slug, record]) =>
	editionOf(slug, record, conferencePeople[slug], conferencePhotos[slug]),
);

/** The editions of the site, from its records (docs/owner.md). */
export const editions = editionsOf([first, ...more]);

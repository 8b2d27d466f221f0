import { conferencePeople } from '#content/records/index/conference-people.ts';
import { conferencePhotos } from '#content/records/index/conference-photos.ts';
import { conferences } from '#content/records/index/conferences.ts';
import { editionOf } from './edition-of.ts';
import { unannounced } from './names.ts';
import { newestFirst } from './newest-first.ts';
import type { ConferenceEdition } from './shape.ts';

/** While there is no record of any. */
const none: ConferenceEdition = {
	...unannounced,
	id: unannounced.slug,
	series: unannounced.name,
	year: '',
	revised: '2026-01-01',
	dates: [],
	tracks: [],
	journals: [],
	downloads: [],
};

const [first = none, ...more] = newestFirst(conferences).map(([slug, record]) =>
	editionOf(slug, record, conferencePeople[slug], conferencePhotos[slug]),
);

/**
 * Every edition, the newest first. The first is the one that `/Conference` shows, announced or over; each of the others
 * has a page of its own at `/Conference/<slug>` (docs/owner.md).
 */
export const editions: readonly [ConferenceEdition, ...ConferenceEdition[]] = [first, ...more];

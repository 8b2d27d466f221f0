import { counted, inWords } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';

/** What pages and documents say where nobody gave the number of a track's papers, or its type. */
export const notKnown = 'not known';

/** The tracks whose papers are counted: `five tracks`, or `four of the five tracks` where some are not. */
export function countedTracksOf({ tracks, proceedings }: ConferenceEdition): string {
	const known = proceedings?.papers.length ?? 0;
	return `${known < tracks.length ? `${inWords(known)} of the ` : ''}${counted(tracks.length, 'track')}`;
}

/** How many papers an edition has, of all tracks together. */
export const paperTotal = ({ proceedings }: ConferenceEdition): number =>
	(proceedings?.papers ?? []).reduce((sum, { paperCount }) => sum + paperCount, 0);

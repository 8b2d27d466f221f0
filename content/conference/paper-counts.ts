import { counted, inWords } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';

/** What pages and documents say where nobody gave the number of a track's papers, or its type. */
export const notKnown = 'to be confirmed';

/** What stands after a number of papers. */
export const paperWord = (papers: number): string => (papers === 1 ? 'paper' : 'papers');

/** The tracks whose papers are counted: `five tracks`, or `four of the five tracks` where some are not. */
export function countedTracksOf({ tracks, proceedings }: ConferenceEdition): string {
	const known = proceedings?.papers.length ?? 0;
	return `${known < tracks.length ? `${inWords(known)} of the ` : ''}${counted(tracks.length, 'track')}`;
}

import type { ConferenceEdition } from '#content/editions/shape.ts';
import { allPaths, type EditionPath, editionPath, type Path, paths } from '#contract/paths.ts';
import { editions } from '#editions';

/** Which page speaks of which edition. */

/** The one that `/Conference` shows: the next that is announced, else the latest. */
export const current: ConferenceEdition = editions[0];

/** The others, each with a page of its own. */
export const past: readonly ConferenceEdition[] = editions.slice(1);

/** Where the page of an edition stands. */
export function addressOf(edition: ConferenceEdition): typeof paths.conference | EditionPath {
	return edition === current ? paths.conference : editionPath(edition.slug);
}

/** Every address of the site: those of `contract/paths.ts`, and one for each past edition. */
export const sitePaths: readonly (Path | EditionPath)[] = [
	...allPaths,
	...past.map(({ slug }) => editionPath(slug)),
];

/** The newest edition of which there is something to show, or the current one while there is none. */
const latestWith = (part: 'awards' | 'proceedings' | 'photos' | 'brochure'): ConferenceEdition =>
	editions.find((edition) => edition[part] !== undefined) ?? current;

/** Whose awards, proceedings and pictures the pages of that name show. */
export const awarded = latestWith('awards');
export const published = latestWith('proceedings');
export const pictured = latestWith('photos');

/** Whose template a paper is written in. */
export const templated: ConferenceEdition = editions.find(({ downloads }) => downloads.length > 0) ?? current;

/** Whose brochure shows what a conference with us looks like (PLAN-3). */
export const brochured = latestWith('brochure');

/** The newest edition whose days are set. */
export const dated: ConferenceEdition = editions.find(({ dates }) => dates.length > 0) ?? current;

/** The parts of an edition that are added after it was held. */
export type Recorded = Pick<ConferenceEdition, 'awards' | 'proceedings' | 'photos'>;

/** Those that are there, as a sentence names them. */
export const recordedParts = ({ proceedings, photos, awards }: Recorded): readonly string[] => [
	...(proceedings ? ['proceedings'] : []),
	...(photos ? ['photos'] : []),
	...(awards ? ['awards'] : []),
];

/** Whether anything of an edition is on record, so that it certainly took place. */
export const isOnRecord = (edition: Recorded): boolean => recordedParts(edition).length > 0;

/** The latest edition that is on record, or the current one while there is none. */
export const onRecord: ConferenceEdition = editions.find(isOnRecord) ?? current;

/** Whether `/Conference` shows an edition that is still to come, or whose record is. */
export const isAhead: boolean = current !== onRecord;

/** In the order of the list of past conferences. One that only the clock may know to be over comes last, so that it moves none. */
export const listedAsPast: readonly ConferenceEdition[] = isOnRecord(current) ? editions : [...past, current];

export { editions };

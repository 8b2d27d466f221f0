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

/** Whose brochure shows what a conference with us looks like (PLAN-3). */
export const brochured = latestWith('brochure');

/** The newest edition whose days are set. */
export const dated: ConferenceEdition = editions.find(({ dates }) => dates.length > 0) ?? current;

/** Whether anything of an edition is on record, so that it certainly took place. */
const isOnRecord = ({ awards, proceedings, photos }: ConferenceEdition): boolean =>
	(awards ?? proceedings ?? photos) !== undefined;

/** The latest edition that is on record, or the current one while there is none. */
export const onRecord: ConferenceEdition = editions.find(isOnRecord) ?? current;

/** Those that the list of past conferences names: not the current one while it is only announced, unless it is the first ever. */
export const listedAsPast: readonly ConferenceEdition[] =
	past.length === 0 || isOnRecord(current) ? editions : past;

export { editions };

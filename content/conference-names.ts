import { conferencesNames } from '#content/records/index/conferences-names.ts';
import { editionPath } from '#contract/paths.ts';

/** What every page must know of the conferences: their names and addresses. Nothing else of them is read here. */

/** Stands at `/Conference` while there is no record of any. */
export const unannounced = { slug: 'next', name: 'AIC-RAETHM' } as const;

/** What stands in files that are called after years, the newest year first. */
export const newestFirst = <Of>(records: Readonly<Record<string, Of>>): [slug: string, record: Of][] =>
	Object.entries(records).sort(([a], [b]) => (a < b ? 1 : -1));

const [[, newest] = [unannounced.slug, unannounced.name], ...older] = newestFirst(conferencesNames);

/** The name of the edition that `/Conference` shows. */
export const currentName = newest;

/** The past ones, each with the address of its page. */
export const pastNames = older.map(([slug, name]) => ({ slug, name, address: editionPath(slug) }));

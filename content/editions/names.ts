import { conferencesNames } from '#content/records/index/conferences-names.ts';
import { newestFirst } from './newest-first.ts';

/** What every page must know of an edition: its name, and the end of its address. */
export type EditionName = { readonly slug: string; readonly name: string };

/** Stands at `/Conference` while there is no record of any. */
export const unannounced: EditionName = { slug: 'next', name: 'AIC-RAETHM' };

const [first = unannounced, ...more] = newestFirst(conferencesNames).map(([slug, name]) => ({ slug, name }));

/** The editions of `index.ts` in the same order. A list of its own, because each page of the site loads it. */
export const editionNames: readonly [EditionName, ...EditionName[]] = [first, ...more];

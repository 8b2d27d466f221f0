import { paths } from '#contract/paths.ts';

/** For what `npm run test:full` asks of every address: the front page, an edition, a form, a page of tabs and code. */
export const pageOfEachKind = [paths.home, paths.conference, paths.contact, paths.apis] as const;

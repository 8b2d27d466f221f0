import { editionPath } from '#contract/paths.ts';
import { editionNames } from '#edition-names';

/** The name of the edition that `/Conference` shows. */
export const currentName = editionNames[0].name;

/** The past ones, each with the address of its page. */
export const pastNames = editionNames
	.slice(1)
	.map(({ slug, name }) => ({ slug, name, address: editionPath(slug) }));

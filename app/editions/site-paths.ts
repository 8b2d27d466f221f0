import { pastNames } from '#content/conference-names.ts';
import { allPaths, type EditionPath, type Path } from '#contract/paths.ts';

/** Every address of the site: those of `contract/paths.ts`, and one for each past edition. */
export const sitePaths: readonly (Path | EditionPath)[] = [
	...allPaths,
	...pastNames.map(({ address }) => address),
];

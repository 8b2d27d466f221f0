import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../copy-repository.ts';

/**
 * Builds the site again from changed sources, in a copy of the repository: every page, the style sheet and the shape of
 * the search index are others than in `build`.
 */
export function makeSecondBuild() {
	const copy = copyRepository();
	copy.replace('app/seo/meta.tsx', 'content="summary_large_image"', 'content="summary"');
	copy.replace('app/styles/base.css', '.on-night {', '.on-night {\n\t\t--second-build: 1;');
	copy.replace(
		'prerender/main.ts',
		'JSON.stringify(searchIndex(own))',
		'JSON.stringify({ pages: searchIndex(own) })',
	);
	copy.replace('app/search/load-index.ts', '(await answer.json())', '(await answer.json()).pages');
	copy.run('node', 'scripts/build.ts');
	return { build: join(copy.folder, 'build'), delete: copy.delete };
}

/** The scripts and style sheets of a build, without those of packages, which stay the same. */
export const ownFiles = (build: string): readonly string[] =>
	readdirSync(join(build, 'client/assets')).filter(
		(file) => /\.(js|css)$/.test(file) && !/^(react|router|rolldown-runtime)-/.test(file),
	);

import type { Plugin } from 'vite';
import * as pace from '../../app/behaviours/pace.ts';

/**
 * React Router reloads the page when a route's chunk fails, and waits for ever when it never arrives.
 * ERR-2 asks for an error screen with a retry in both cases, so its two statements are replaced while building;
 * the build stops when a new version words them differently.
 */
const replacements: readonly [string | RegExp, string][] = [
	[
		/await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/,
		`await Promise.race([import(/* @vite-ignore */ route.module), new Promise((_, reject) => setTimeout(() => reject(new Error('The page took too long to arrive.')), ${pace.chunkTimeout}))])`,
	],
	[/window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/, 'throw error;'],
];

export function chunkTimeout(): Plugin {
	return {
		name: 'chunk-timeout',
		apply: 'build',
		transform(code, id) {
			if (!id.includes('/react-router/') || !code.includes('reloading page...')) return;
			let mended = code;
			for (const [found, instead] of replacements) {
				const next = mended.replace(found, instead);
				if (next === mended)
					this.error(`React Router changed how it loads a route: ${found} is not in ${id}`);
				mended = next;
			}
			return { code: mended, map: null };
		},
	};
}

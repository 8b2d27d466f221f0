import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The order of the layers: the first line of the site's sheet. */
const [order = ''] = readFileSync('app/styles/site.css', 'utf8').split('\n');

/**
 * Lets every style sheet of the build begin with the order of the layers. The sheets of a page one navigates to come
 * before those that stand in the document: without it `components` would be named first and lose to `reset`.
 */
export function layerOrder(): Plugin {
	return {
		name: 'layer-order',
		apply: 'build',
		enforce: 'post',
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + file.source;
			}
		},
	};
}

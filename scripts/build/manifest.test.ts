import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neededEverywhere, slimManifest } from './manifest.ts';

const manifest = `window.__reactRouterManifest=${JSON.stringify({
	entry: { module: '/assets/entry.js', imports: ['/assets/rolldown-runtime-1.js', '/assets/react.js'] },
	routes: {
		root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js', '/assets/house.js'] },
		faq: {
			id: 'faq',
			parentId: 'root',
			path: 'faq',
			hasLoader: false,
			module: '/assets/faq.js',
			imports: ['/assets/list.js'],
			css: ['/assets/faq.css'],
		},
	},
})};`;

test('the build learns what every page needs', () => {
	assert.deepEqual(neededEverywhere(manifest), ['/assets/react.js', '/assets/house.js']);
});

test('the manifest that pages load keeps of each route what they read', () => {
	const slim = JSON.parse(slimManifest(manifest).slice('window.__reactRouterManifest='.length, -1));
	assert.deepEqual(slim, {
		routes: {
			root: { module: '/assets/root.js' },
			faq: { parentId: 'root', path: 'faq', module: '/assets/faq.js', css: ['/assets/faq.css'] },
		},
	});
});

test('a manifest of another wording stops the build', () => {
	assert.throws(() => slimManifest('export default {}'), /mend scripts\/build\/manifest\.ts/);
});

/// <reference types="vitest/config" />
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkTimeout } from './scripts/build/chunk-timeout.ts';
import { layerOrder } from './scripts/build/layer-order.ts';

/** Small modules without styles of their own that many pages share: one request instead of thirty. */
const shared =
	/\/(app\/behaviours|contract|node_modules\/valibot)\/|\/app\/widgets\/(icon|icons|anchor|button-link|go-link)\.tsx?$|\/app\/seo\/meta\.ts$|\/content\/(company|navigation|search-words|odds|forms|find-us)\.ts$/;

/** Parts that stand together on every page that has one of them: one style sheet and one request each. */
const together = [
	{ name: 'forms', test: /\/app\/forms\//, minShareCount: 4 },
	{ name: 'turning', test: /\/app\/widgets\/(carousel|dots|rotation-controls|slides)\./, minShareCount: 3 },
];

const testing = process.env.VITEST !== undefined;

export default defineConfig({
	base: '/',
	publicDir: 'media/public',
	plugins: testing ? [] : [chunkTimeout(), reactRouter(), layerOrder()],
	build: {
		target: 'es2023',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: { groups: [{ name: 'shared', test: shared, minShareCount: 4 }, ...together] },
					},
				},
			},
		},
	},
	css: {
		transformer: 'lightningcss',
		lightningcss: { targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 } },
	},
	server: { proxy: { '/api': 'http://localhost:3001' } },
	test: {
		environment: 'jsdom',
		include: ['app/**/*.test.{ts,tsx}'],
		setupFiles: ['app/test-setup.ts'],
		css: { modules: { classNameStrategy: 'non-scoped' } },
	},
});

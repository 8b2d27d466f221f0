/// <reference types="vitest/config" />
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { classNames } from './scripts/build/class-names.ts';
import { layerOrder } from './scripts/build/layer-order.ts';
import { reactSignals } from './scripts/build/react-signals.ts';
import { routerParts } from './scripts/build/router-parts.ts';

/** What travels together, first come first served; each takes with it what it leans on (docs/decisions/0011). */
const groups = [
	{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
	{ name: 'router', test: /\/node_modules\/react-router\// },
	{
		name: 'house',
		test: /\/app\/(root\.tsx|shells\/shell|seo\/meta|sections\/section|behaviours\/use-live)|preload-helper/,
	},
	{ name: 'motion', test: /\/app\/behaviours\/use-(rotation|turning|swipe)\./, minShareCount: 3 },
	{
		name: 'forms',
		test: /\/app\/forms\/|\/content\/forms\.ts|\/valibot\/|\/contract\/letters/,
		minShareCount: 4,
	},
	{ name: 'turning', test: /\/app\/widgets\/(carousel|dots|turn-controls|slides)\./, minShareCount: 3 },
];

const testing = process.env.VITEST !== undefined;

export default defineConfig(({ command }) => ({
	base: '/',
	publicDir: 'media/public',
	plugins: testing ? [] : [reactSignals(), routerParts(), reactRouter(), layerOrder()],
	build: {
		target: 'es2023',
		// browsers of May 2024 and newer: no prefixes for masks, which stand in every page
		cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					optimization: { inlineConst: { mode: 'all', pass: 3 } },
					output: {
						codeSplitting: { groups },
						// every page names its sheets, and nothing in a name says less than its hash
						assetFileNames: ({ names: [name = ''] }) =>
							name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
						// what starts a page is compiled while it comes, not when it is first called
						postBanner: ({ name }) =>
							name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad\n' : '',
					},
				},
			},
		},
	},
	// while one works on it, a class keeps the name it was given
	css: { modules: command === 'build' ? { generateScopedName: classNames() } : {} },
	server: { proxy: { '/api': 'http://localhost:3001' } },
	test: {
		environment: 'jsdom',
		include: ['app/**/*.test.{ts,tsx}'],
		setupFiles: ['app/test-setup.ts'],
		css: { modules: { classNameStrategy: 'non-scoped' } },
	},
}));

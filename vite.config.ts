/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups, inGroup, isOf, isReact } from './scripts/chunk-groups.ts';

export default defineConfig(({ command }) => ({
	publicDir: 'media/public',
	plugins: [react()],
	build: {
		target: 'es2023',
		// browsers of May 2024 and newer: masks, which every page has, need no prefix there
		cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
		// one style sheet for the whole site, fetched once: the rules of a page's first view stand in the page itself
		cssCodeSplit: false,
		assetsInlineLimit: 0,
		// once a module's preload has failed, later documents wait for that module for ever in WebKit (docs/decisions/0001)
		modulePreload: false,
		reportCompressedSize: false,
		// it warns of slow plugins, also where only the machine is slow, and nobody could do anything about it
		rolldownOptions: { checks: { pluginTimings: false } },
	},
	environments: {
		client: {
			build: {
				manifest: true,
				rolldownOptions: {
					// of the responses only the styles are wanted: no browser runs this script of theirs
					input: {
						client: 'app/client.tsx',
						responses: 'app/response-routes.tsx',
					},
					output: {
						// Chromium compiles a file while it is fetched, on a thread of its own (docs/decisions/0003)
						postBanner: '//# allFunctionsCalledOnLoad',
						codeSplitting: {
							groups: [
								// change only with a dependency, so a returning visitor has them
								{ name: 'react', test: isReact },
								// the layouts, with all that they import: every page has it
								{ name: 'site', test: isOf(['app/routes.tsx']) },
								// what many pages share is one file, not a hundred; what only some of them share is a file of theirs
								{ name: 'shared', minShareCount: 4, test: (id) => !inGroup(id) },
								...Object.entries(groups).map(([name, of]) => ({ name, minShareCount: 2, test: isOf(of) })),
							],
						},
					},
				},
			},
		},
	},
	css: {
		modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {},
		postcss: {
			plugins: [
				{
					// the style of a part is in the layer `components`, but for what it puts into `late` itself
					postcssPlugin: 'layer-of-modules',
					Once(root, { AtRule }) {
						if (!root.source?.input.file?.endsWith('.module.css')) return;
						const own = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer');
						root.prepend(new AtRule({ name: 'layer', params: 'components' }).append(own));
					},
				},
			],
		},
	},
	test: {
		environment: 'jsdom',
		// one jsdom for each worker, not one for each file: seconds instead of most of a minute
		pool: 'vmForks',
		maxWorkers: '100%',
		include: ['app/**/*.test.{ts,tsx}'],
		setupFiles: ['app/test-setup.ts'],
		css: { modules: { classNameStrategy: 'non-scoped' } },
	},
}));

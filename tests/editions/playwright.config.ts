import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Journeys that need the edition of 2025 and its dates, on a site of their own that has no newer one. */

const { webServer, use } = journeys;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys have one server.');

export default defineConfig({
	...journeys,
	testDir: '.',
	outputDir: '../../test-results',
	projects: [{ name: 'editions', ...(use && { use }) }],
	webServer: {
		...webServer,
		command: 'node --conditions=first-edition scripts/build.ts && node scripts/start.ts',
		cwd: '../..',
		env: { ...webServer.env, BUILD_DIR: 'build.editions' },
	},
});

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
		// built while every state of that edition was still ahead or could change
		env: {
			...webServer.env,
			BUILD_DIR: 'build.editions',
			SOURCE_DATE_EPOCH: String(Date.parse('2024-11-15T00:00:00+05:30') / 1000),
		},
	},
});

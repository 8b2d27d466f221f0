import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { siteOf2025 } from './site-of-2025.ts';

/** Journeys that need the edition of 2025, on a site that has no newer one and was built before its dates. */

export default defineConfig({
	...journeys,
	testDir: '.',
	testMatch: ['first-edition.spec.ts', 'patrons.spec.ts'],
	outputDir: '../../test-results',
	projects: [
		{ name: 'editions', grepInvert: /@full/ },
		{ name: 'full', grep: /@full/ },
	],
	// built while every state of that edition was still ahead or could change
	webServer: siteOf2025({ SOURCE_DATE_EPOCH: String(Date.parse('2024-11-15T00:00:00+05:30') / 1000) }),
});

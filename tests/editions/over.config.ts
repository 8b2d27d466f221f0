import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { siteOf2025 } from './site-of-2025.ts';

/** What a site says that was built after the last day of its newest edition; part of `npm run test:full -- journeys`. */

export default defineConfig({
	...journeys,
	testDir: '.',
	testMatch: 'over.spec.ts',
	outputDir: '../../test-results',
	projects: [{ name: 'over' }],
	webServer: siteOf2025({}),
});

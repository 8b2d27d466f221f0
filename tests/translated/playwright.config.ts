import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Every address beside its translation, each worker with a server of its own; a table says what held. */

const { use, ...settings } = journeys;

export default defineConfig({
	...settings,
	testDir: '.',
	outputDir: '../../test-results',
	reporter: [['list'], ['./table.ts']],
	timeout: 120_000,
	projects: [{ name: 'translated', ...(use && { use }) }],
	webServer: [],
});

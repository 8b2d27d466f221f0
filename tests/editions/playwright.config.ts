import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Journeys that need the edition of 2025, on two sites that have no newer one: built before its dates, and after them. */

const { webServer, use } = journeys;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys have one server.');

/** The site of the edition that is over has a port of its own. */
const portWhenOver = Number(webServer.env?.PORT) + 200;
const whenOver = `http://127.0.0.1:${portWhenOver}`;
const site = {
	...webServer,
	command: 'node tests/editions/serve-2025.ts',
	cwd: '../..',
	// each builds its site first
	timeout: 600_000,
};

export default defineConfig({
	...journeys,
	testDir: '.',
	outputDir: '../../test-results',
	projects: [
		{ name: 'editions', testIgnore: 'over.spec.ts', ...(use && { use }) },
		{ name: 'over', testMatch: 'over.spec.ts', use: { ...use, baseURL: whenOver } },
	],
	webServer: [
		{
			...site,
			// built while every state of that edition was still ahead or could change
			env: {
				...webServer.env,
				SOURCE_DATE_EPOCH: String(Date.parse('2024-11-15T00:00:00+05:30') / 1000),
			},
		},
		{
			...site,
			url: `${whenOver}/healthz`,
			env: {
				...webServer.env,
				PORT: String(portWhenOver),
				PUBLIC_ORIGIN: whenOver,
				DATA_DIR: 'test-results/over-data',
			},
		},
	],
});

import { defineConfig, devices } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/browser.ts';

/** The browser journeys, against the built site served by our own server. */

const port = Number(process.env.JOURNEY_PORT ?? 3310);
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
	testDir: 'tests/journeys',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	// `dot` says at the very end what failed and how
	reporter: process.env.CI ? 'dot' : 'list',
	// room for a machine that is busy: nothing here measures speed, that is for `bench/`
	timeout: 60_000,
	expect: { timeout: 10_000 },
	// what fails once and passes then is named as flaky at the end
	retries: process.env.CI ? 1 : 0,
	use: {
		...devices['Desktop Chrome'],
		baseURL: origin,
		actionTimeout: 15_000,
		launchOptions: {
			executablePath: browserPath() ?? '',
			args: [...browserFlags],
		},
	},
	projects: [
		// each rule once
		{ name: 'journeys', grepInvert: /@full|@audit/ },
		// its further cases: other pages, widths, ways
		{ name: 'full', grep: /@full/ },
		// what asks every address at length
		{ name: 'audit', grep: /@audit/ },
		// pictures of first views, compared with those beside the test; another browser draws letters a little differently
		{
			name: 'looks',
			testDir: 'tests/looks',
			snapshotPathTemplate: '{testDir}/{arg}{ext}',
			expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.003, scale: 'device' } },
		},
	],
	webServer: {
		command: 'node scripts/start.ts',
		url: `${origin}/healthz`,
		reuseExistingServer: false,
		timeout: 180_000,
		env: {
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: 'test-results/journey-data',
			LOG_LEVEL: 'error',
			PUBLIC_ORIGIN: origin,
		},
	},
});

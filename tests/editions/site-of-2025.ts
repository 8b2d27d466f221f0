import journeys from '../../playwright.config.ts';

const { webServer } = journeys;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys have one server.');
const ours = webServer;

/** The server of a site that has the edition of 2025 alone, which it builds first. */
export const siteOf2025 = (environment: Readonly<Record<string, string>>) => ({
	...ours,
	command: 'node tests/editions/serve-2025.ts',
	cwd: '../..',
	timeout: 600_000,
	env: { ...ours.env, ...environment },
});

import { origin, urlOf } from '../server/setting-values.ts';

/** The site's address in public, named by canonical links, cards, the sitemap and calendars; fixed when it is built. */
export const publicOrigin = process.env.VITE_PUBLIC_ORIGIN ?? 'https://aeg.example';

/** What the pages read of the environment in which they are built. */
export const pageEnvironment = {
	VITE_BUILD_YEAR: String(new Date().getFullYear()),
	VITE_PUBLIC_ORIGIN: publicOrigin,
};

const settings = {
	VITE_PUBLIC_ORIGIN: origin,
	VITE_API_BASE: urlOf('http', 'https'),
	VITE_VITALS_URL: urlOf('http', 'https'),
} as const;

/** What is wrong with the settings of a build, a sentence for each variable. */
export function wrongBuildSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
	return Object.entries(settings).flatMap(([name, read]) => {
		try {
			if (environment[name] !== undefined) read(environment[name]);
			return [];
		} catch (problem) {
			return [`${name} ${(problem as Error).message}.`];
		}
	});
}

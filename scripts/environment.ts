import { editions } from '#app/editions/editions.ts';
import { lastingState, turningPoints } from '#contract/dates.ts';
import { origin, urlOf } from '../server/setting-values.ts';

/** The site's address in public, named by canonical links, cards, the sitemap and calendars; fixed when it is built. */
export const publicOrigin = process.env.VITE_PUBLIC_ORIGIN ?? 'https://aeg.example';

/** The moment of the build; another one as `SOURCE_DATE_EPOCH` names it (reproducible-builds.org), in seconds since 1970. */
const { SOURCE_DATE_EPOCH } = process.env;
const builtAt = SOURCE_DATE_EPOCH === undefined ? Date.now() : Number(SOURCE_DATE_EPOCH) * 1000;

/** The last moment before it at which anything that is said of an edition changed. */
export const builtAfter = Math.max(
	0,
	...editions.all.flatMap(turningPoints).filter((turn) => turn <= builtAt),
);

/** What the pages read of the environment in which they are built. */
export const pageEnvironment = {
	VITE_BUILD_YEAR: String(new Date(builtAt).getFullYear()),
	VITE_BUILT_AFTER: String(builtAfter),
	/** For the headers, which load no edition: `over` if the current one is. */
	VITE_LASTING_STATE: lastingState(editions.current, builtAt) ?? '',
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

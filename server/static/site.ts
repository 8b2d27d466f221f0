import type { ResponsePage } from '#contract/response-pages.ts';
import type { Config } from '../config.ts';
import { type Resource, readBuild, readFiles, readPage } from './read-build.ts';

/** Reads the build. Without one the site is empty and only the API answers. */
export function openSite(config: Pick<Config, 'BUILD_DIR' | 'PUBLIC_ORIGIN' | 'VITALS_URL'>) {
	const folder = config.BUILD_DIR;
	const build = readBuild(folder);
	const pages = new Map(
		Object.entries(build.pages).map(([address, page]) => [address, readPage(folder, page, config)]),
	);
	const files = readFiles(folder);
	const responses: ReadonlyMap<string, Resource> = new Map(
		Object.entries(build.responses).map(([name, page]) => [name, readPage(folder, page, config, 'no-store')]),
	);
	const addresses: readonly string[] = [
		...pages.keys(),
		...files.keys().filter((file) => file.startsWith('/documents/')),
	];
	return {
		/** What lies exactly at an address. */
		at: (address: string): Resource | undefined => pages.get(address) ?? files.get(address),
		/** A page that is sent as a response. */
		response: (name: ResponsePage): Resource | undefined => responses.get(name),
		/** Of the pages, and of the documents that one may download. */
		addresses,
		/** The address in public that the pages name as theirs. */
		origin: build.origin,
		/** The edition of the conference that they show. */
		edition: build.edition,
	};
}

/** The built site, read once at the start. */
export type Site = Readonly<ReturnType<typeof openSite>>;

/** Files whose name carries a hash of what they hold: one of an older build is never a wrong one. */
const named = /^\/(assets|pictures)\//;

/**
 * The built site, which is read again when a new build was published (SIGHUP), without losing a request. What a page of
 * the build before may still ask for, its scripts and pictures, is answered on.
 * @returns `reopen` throws where the new build cannot be read, and the one before it is served on
 */
export function openReopenableSite(config: Config): { readonly site: Site; readonly reopen: () => void } {
	let now = openSite(config);
	let before: Site | undefined;
	const at: Site['at'] = (address) =>
		now.at(address) ?? (named.test(address) ? before?.at(address) : undefined);
	const site: Site = { ...now, at };
	return {
		site,
		reopen: () => {
			[before, now] = [now, openSite(config)];
			Object.assign(site, now, { at });
		},
	};
}

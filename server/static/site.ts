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

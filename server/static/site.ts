import type { Edition } from '#contract/dates.ts';
import type { Config } from '../config.ts';
import { readBuild, readFiles, readPages } from './read-build.ts';
import type { Resource } from './resource.ts';
import { type ResponsePageName, readResponsePages, type Template } from './response-pages.ts';

/** The built site, read once at the start. */
export type Site = {
	/** What lies exactly at an address. */
	readonly at: (address: string) => Resource | undefined;
	readonly responses: ReadonlyMap<ResponsePageName, Template>;
	readonly notFound: Resource | undefined;
	readonly failure: Resource | undefined;
	/** Of the pages, and of the documents that one may download. */
	readonly addresses: readonly string[];
	/** The address in public that the pages name as theirs. */
	readonly origin: string;
	/** The edition of the conference that they show. */
	readonly edition: Edition | undefined;
};

/** Pages that the server sends as responses; they have no address of their own. */
const unaddressed = /^\/(responses\/.*|404|error)\/?$/;

/** Reads the build. Without one the site is empty and only the API answers. */
export function openSite(config: Pick<Config, 'BUILD_DIR' | 'PUBLIC_ORIGIN' | 'VITALS_URL'>): Site {
	const folder = config.BUILD_DIR;
	const build = readBuild(folder);
	const pages = readPages(folder, build.pages, config);
	const files = readFiles(folder);
	const [notFound, failure] = [pages.get('/404'), pages.get('/error')];
	const responses = readResponsePages(folder, build.pages, config);
	for (const address of pages.keys()) if (unaddressed.test(address)) pages.delete(address);
	return {
		at: (address) => pages.get(address) ?? files.get(address),
		responses,
		notFound,
		failure,
		addresses: [...pages.keys(), ...files.keys().filter((file) => file.startsWith('/documents/'))],
		origin: build.origin,
		edition: build.edition,
	};
}

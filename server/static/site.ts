import type { Edition } from '#contract/dates.ts';
import type { FormResponse, ResponsePage } from '#contract/response-pages.ts';
import type { Config } from '../config.ts';
import { readBuild, readFiles, readPage } from './read-build.ts';
import type { Resource } from './resource.ts';
import { readTemplates, type Template } from './response-pages.ts';

/** The built site, read once at the start. */
export type Site = {
	/** What lies exactly at an address. */
	readonly at: (address: string) => Resource | undefined;
	readonly responses: ReadonlyMap<FormResponse, Template>;
	readonly notFound: Resource | undefined;
	readonly failure: Resource | undefined;
	/** Of the pages, and of the documents that one may download. */
	readonly addresses: readonly string[];
	/** The address in public that the pages name as theirs. */
	readonly origin: string;
	/** The edition of the conference that they show. */
	readonly edition: Edition | undefined;
};

/** Reads the build. Without one the site is empty and only the API answers. */
export function openSite(config: Pick<Config, 'BUILD_DIR' | 'PUBLIC_ORIGIN' | 'VITALS_URL'>): Site {
	const folder = config.BUILD_DIR;
	const build = readBuild(folder);
	const pages = new Map(
		Object.entries(build.pages).map(([address, page]) => [address, readPage(folder, page, config)]),
	);
	const files = readFiles(folder);
	const response = (name: ResponsePage) => {
		const page = build.responses[name];
		return page && readPage(folder, page, config);
	};
	return {
		at: (address) => pages.get(address) ?? files.get(address),
		responses: readTemplates(folder, build, config),
		notFound: response('not-found'),
		failure: response('error'),
		addresses: [...pages.keys(), ...files.keys().filter((file) => file.startsWith('/documents/'))],
		origin: build.origin,
		edition: build.edition,
	};
}

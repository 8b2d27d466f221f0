import type { Config } from '../config.ts';
import { openSite, type Site } from './site.ts';

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

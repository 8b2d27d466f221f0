import type { Config } from '../config.ts';

/**
 * What to tell who runs the server when its pages name another address than the one that visitors type, so that search
 * engines and shared links would lead away; nothing while it is tried out without TLS.
 * @param origin the address for which the site was built
 */
export function builtForAnother(
	origin: string,
	{ PUBLIC_ORIGIN, ALLOWED_ORIGINS }: Pick<Config, 'PUBLIC_ORIGIN' | 'ALLOWED_ORIGINS'>,
): string | undefined {
	if (!PUBLIC_ORIGIN.startsWith('https:') || [PUBLIC_ORIGIN, ...ALLOWED_ORIGINS].includes(origin))
		return undefined;
	return `The site was built for ${origin}, so its canonical links and its sitemap lead there. Build it with VITE_PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`;
}

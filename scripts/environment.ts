/** The site's address in public, named by canonical links, cards, the sitemap and calendars; fixed when it is built. */
export const publicOrigin = process.env.VITE_PUBLIC_ORIGIN ?? 'https://aeg.example';

/** What the pages read of the environment in which they are built. */
export const pageEnvironment = {
	VITE_BUILD_YEAR: String(new Date().getFullYear()),
	VITE_PUBLIC_ORIGIN: publicOrigin,
};

import { paths } from '#contract/paths.ts';

/**
 * The address of the contact page with a topic named (CTA-1); the topics themselves are that page's, and a test asks that
 * every one that a page names is there.
 */
export function contactAbout(slug: string) {
	return `${paths.startProject}?topic=${slug}` as const;
}

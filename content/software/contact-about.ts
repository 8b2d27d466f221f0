import { paths } from '#contract/paths.ts';
import type { TopicSlug } from './topics.ts';

/** The address of the contact page with a topic named (CTA-1); the topics themselves are that page's. */
export function contactAbout(slug: TopicSlug) {
	return `${paths.startProject}?topic=${slug}` as const;
}

import { allPaths, type Path } from '#contract/paths.ts';

/** The page a form was sent from, and the topic that its address named; nothing where nobody knows. */
export type SentFrom = { readonly page?: Path; readonly topic?: string };

/** A topic is named by short words with hyphens, such as `seo-audit`. */
const topicPattern = /^[a-z]+(-[a-z]+){0,7}$/;
const longestTopic = 60;

/**
 * Reads the address that a form stood on. It says nothing but one of our pages and the name of a topic: whatever else a
 * browser or a machine may have put there is dropped.
 * @param address the header `Referer`, or a path with its query
 * @param host of this server: from another one a form without script names its origin alone, which looks like the home page
 */
export function readSentFrom(address: string, host = ''): SentFrom {
	const url = address === '' ? null : URL.parse(address, `http://${host || 'site'}`);
	const page = allPaths.find((path) => path === url?.pathname);
	if (!url || page === undefined || (page === '/' && host !== '' && url.host !== host)) return {};
	const topic = url.searchParams.get('topic') ?? '';
	return topic.length <= longestTopic && topicPattern.test(topic) ? { page, topic } : { page };
}

/** The address again, for the form that is shown once more; empty where nobody knows it. */
export const addressOf = ({ page = '' as Path, topic }: SentFrom): string =>
	topic === undefined ? page : `${page}?topic=${topic}`;

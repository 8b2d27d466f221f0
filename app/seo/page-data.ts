import type { Graph, Thing } from 'schema-dts';
import { editions } from '#app/editions/editions.ts';
import type { FoundPage } from '#app/search/found-page.ts';
import { fullAddress } from '#app/widgets/picture-address.ts';
import { questionsOf } from '#content/conference/faq.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import type { Question, Thread } from '#content/shapes.ts';
import { faq } from '#content/software/web-development.ts';
import { lastingState } from '#contract/dates.ts';
import { type EditionPath, type Path, paths } from '#contract/paths.ts';
import * as seo from './structured-data.ts';

const divisions: Readonly<Record<Exclude<Thread, 'group'>, { name: string; path: Path }>> = {
	research: { name: 'Research services', path: paths.researchServices },
	conferences: { name: 'Conferences', path: paths.conferenceHub },
	software: { name: 'Software', path: paths.software },
};

const home = { name: 'Home', path: paths.home };

/** A sample address or number: an answer that states one is for people, who see it marked. */
const sampled = /\.example\b|00000/;

const films = (origin: string) => seo.videos(origin, groupSlides);

const { gallery = [] } = (await editions.pictured.photos?.()) ?? {};

/** What has no question is no page of questions. */
const answered = (questions: readonly Question[]) => (questions.length === 0 ? [] : seo.faqPage(questions));

/** What each page says beside its place in the site. */
const special: Partial<
	Record<Path | EditionPath, (origin: string, page: FoundPage, since: number) => Thing | readonly Thing[]>
> = {
	[paths.home]: (origin) => seo.organization(origin),
	[paths.groupHome]: films,
	[paths.groupHomeVariant]: films,
	[paths.faq]: (_origin, _page, since) => {
		const isOver = lastingState(editions.current, since) === 'over';
		return answered(questionsOf(editions.current, isOver).filter(({ answer }) => !sampled.test(answer)));
	},
	[paths.webDevelopment]: () => answered(faq),
	[paths.gallery]: (origin, page) =>
		gallery.length === 0
			? []
			: seo.imageGallery(
					page.title,
					gallery.map(({ picture }) => origin + fullAddress(picture.file)),
				),
	...Object.fromEntries(
		editions.all.map((edition) => [
			editions.addressOf(edition),
			(origin: string, page: FoundPage) => seo.event(origin, edition, page),
		]),
	),
};

/**
 * The data block of a page: its place in the site, and what it is about.
 * @param since a moment after which the page is built (milliseconds since 1970): what had passed by then has passed
 * @returns a `<script>` of JSON-LD, which no policy needs to admit because nothing runs it
 */
export function structuredData(origin: string, thread: Thread, page: FoundPage, since: number): string {
	const path = page.path as Path | EditionPath;
	const division = thread === 'group' ? undefined : divisions[thread];
	const trail = [home, division, { name: page.title, path }]
		.filter((crumb) => crumb !== undefined)
		.filter((crumb, at, all) => all.findLastIndex((other) => other.path === crumb.path) === at);
	const things = [
		...(trail.length > 1 ? [seo.breadcrumbs(origin, trail)] : []),
		...[special[path]?.(origin, page, since) ?? []].flat(),
	];
	const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
	return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

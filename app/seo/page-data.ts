import type { Graph, Thing } from 'schema-dts';
import type { FoundPage } from '#app/search/page-index.ts';
import { fullAddress } from '#app/widgets/picture-address.ts';
import { edition } from '#content/conference/edition.ts';
import { questions } from '#content/conference/faq.ts';
import { photos } from '#content/conference/gallery.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { mats } from '#content/research/mats.ts';
import type { Thread } from '#content/shapes.ts';
import { faq } from '#content/software/web-development.ts';
import { type Path, paths } from '#contract/paths.ts';
import * as seo from './structured-data.ts';

const divisions: Readonly<Record<Exclude<Thread, 'group'>, { name: string; path: Path }>> = {
	research: { name: 'Research services', path: paths.researchServices },
	conferences: { name: 'Conferences', path: paths.conferenceHub },
	software: { name: 'Software', path: paths.software },
};

const home = { name: 'Home', path: paths.home };

/** A sample address or number: an answer that states one is for people, who see it marked. */
const sampled = /\.example\b|00000/;

function films(origin: string): readonly Thing[] {
	return groupSlides.map(({ title, thumbnail, video }) =>
		seo.video(origin, {
			name: title,
			description: thumbnail.alt,
			file: video.mp4,
			poster: fullAddress(video.poster),
			seconds: video.seconds,
		}),
	);
}

/** What each page says beside its place in the site. */
const special: Partial<Record<Path, (origin: string, page: FoundPage) => Thing | readonly Thing[]>> = {
	[paths.home]: (origin) => seo.organization(origin),
	[paths.groupHome]: films,
	[paths.groupHomeVariant]: films,
	[paths.conference]: (origin, page) => seo.event(origin, edition, page.description),
	[paths.faq]: () => seo.faqPage(questions.filter(({ answer }) => !sampled.test(answer))),
	[paths.webDevelopment]: () => seo.faqPage(faq),
	[paths.products]: (origin) =>
		seo.products(
			origin,
			mats.map(({ title, picture: { file } }) => ({ title, image: fullAddress(file) })),
		),
	[paths.gallery]: (origin, page) =>
		seo.imageGallery(origin, page.title, photos, (photo) => fullAddress(photo.picture.file)),
};

/**
 * The data block of a page: its place in the site, and what it is about.
 * @returns a `<script>` of JSON-LD, which no policy needs to admit because nothing runs it
 */
export function structuredData(origin: string, thread: Thread, page: FoundPage): string {
	const path = page.path as Path;
	const division = thread === 'group' ? undefined : divisions[thread];
	const trail = [home, division, { name: page.title, path }]
		.filter((crumb) => crumb !== undefined)
		.filter((crumb, at, all) => all.findLastIndex((other) => other.path === crumb.path) === at);
	const things = [
		...(trail.length > 1 ? [seo.breadcrumbs(origin, trail)] : []),
		...[special[path]?.(origin, page) ?? []].flat(),
	];
	const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
	return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type FoundPage, indexPages } from '#app/search/page-index.ts';
import { type Path, paths } from '#contract/paths.ts';

/** Questions that visitors ask, put to the index of the built site. */

const find = indexPages(JSON.parse(readFileSync('build/client/search.json', 'utf8')) as FoundPage[]);

/** The page that comes first, having all that was asked; undefined where the site has no answer and says so. */
const questions: Readonly<Record<string, Path | undefined>> = {
	refund: paths.hosting,
	wordpress: undefined,
	'e-commerce': paths.webDevelopment,
	'maintenance contract': paths.mobileApps,
	'how much does a website cost': paths.webDevelopment,
	'accommodation hotel': undefined,
	'publish my paper in scopus': paths.sponsors,
	'moblie app': paths.mobileApps,
	'paper submission last date': paths.conference,
	'who are the speakers': paths.conference,
	'what is the conference registration fee': paths.registration,
	'where is the venue': paths.faq,
	'phone number': paths.contact,
	'how do I register for the conference': paths.registration,
	'ansys workshop': paths.workshops,
	'web hosting plans': paths.hosting,
};

for (const [question, page] of Object.entries(questions))
	test(`"${question}" finds ${page ?? 'no page that answers it'}`, () => {
		const { pages, whole } = find(question);
		assert.equal(whole === 0 ? undefined : pages[0]?.path, page);
	});

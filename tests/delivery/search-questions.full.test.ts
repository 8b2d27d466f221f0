import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { IndexedPage } from '#app/search/found-page.ts';
import { indexPages } from '#app/search/page-index.ts';
import { type PathName, paths } from '#contract/paths.ts';

/** Questions as visitors type them, slips and all, put to the index of the built site. */

const find = indexPages(JSON.parse(readFileSync('build/client/search.json', 'utf8')) as IndexedPage[]);

/** Which page answers it, or which of several answers as well; none where the site has no answer and says so. */
const questions: Readonly<Record<string, readonly PathName[]>> = {
	// conferences
	fee: ['faq', 'registration'],
	'what is the conference registration fee': ['registration', 'faq'],
	'conference ki fees kitni hai': ['registration', 'faq'],
	'how do I register for the conference': ['registration'],
	'last date of paper submission': ['conference'],
	'submit paper': ['conference'],
	'ieee template download': ['conference'],
	'who are the speakers': ['conference'],
	'call for papers': ['upcoming', 'conference'],
	'next conference': ['upcoming'],
	'time table of conference': ['upcoming', 'registration', 'faq', 'conference'],
	'where is the venue': ['faq', 'conference'],
	'organise a conference in our college': ['planConference'],
	'sponsorship packages': ['sponsors'],
	'publish my paper in scopus': ['sponsors'],
	'research paper publication charges': ['sponsors'],
	'best paper award winners': ['awards'],
	'abstract book password': ['proceedings'],
	'conference photos': ['gallery'],
	'ansys workshop': ['workshops'],
	'conferences in 2019': ['timeline'],
	// research
	'jute mat price': ['products'],
	'lab machine not working, repair': ['researchServices'],
	'sisal tensile strength': ['fibreFacts'],
	// software
	price: ['softwareServices'],
	'how much does a website cost': ['webDevelopment'],
	'website banane ka kharcha': ['webDevelopment'],
	'how long will it take': ['webDevelopment'],
	'e-commerce': ['webDevelopment'],
	'mobile aap developement': ['mobileApps'],
	'maintenance contract': ['mobileApps', 'webDevelopment'],
	'hosting kitne ka': ['hosting'],
	refund: ['hosting'],
	'24x7 support': ['hosting'],
	'domain name': ['hosting'],
	'migrate my website': ['hosting'],
	'SEO packages': ['seo'],
	'rank on google': ['seo'],
	'software for hospital': ['customSoftware'],
	'payment gateway integration': ['apis'],
	demo: ['apis', 'startProject'],
	'custmer reviews': ['software'],
	'previous work': ['portfolio'],
	'which programming language': ['technologies'],
	// the company
	address: ['contact'],
	'pin code': ['contact'],
	'office timing': ['contact'],
	director: ['about'],
	'phone number': ['callOrChat'],
	whatsapp: ['chat'],
	'gst bill': ['contactFromFooter'],
	'kindly do the needful for quotation': ['startProject', 'contact'],
	'delete my personal data': ['privacy'],
	// what the site has not
	wordpress: [],
	internship: [],
	'job vacancy': [],
	'accommodation hotel': [],
	'participation certificate': [],
};

const [answered, inVain] = [
	Object.entries(questions).filter(([, pages]) => pages.length > 0),
	Object.keys(questions).filter((question) => questions[question]?.length === 0),
];
/** The place of a page that answers it among those found, counted from 0. */
const placeOf = (question: string, pages: readonly PathName[]) =>
	find(question).pages.findIndex(({ path }) => pages.some((name) => paths[name] === path));

test('[SEARCH-1] nine questions of ten show first the page that answers them', () => {
	const others = answered.filter(([question, pages]) => placeOf(question, pages) !== 0);
	assert.ok(others.length <= answered.length / 10, others.map(([question]) => question).join(', '));
});

describe('[SEARCH-1] the page that answers is among the first three', () => {
	for (const [question, pages] of answered)
		test(question, () => {
			const place = placeOf(question, pages);
			assert.ok(place >= 0 && place < 3, `${place}: ${find(question).pages.map(({ path }) => path)}`);
		});
});

describe('[SEARCH-1] the search says that the site has no answer', () => {
	for (const question of inVain) test(question, () => assert.equal(find(question).whole, false));
});

test('[SEARCH-1] no question finds the search', () => {
	for (const question of ['search', 'site map', ...Object.keys(questions)])
		assert.ok(
			find(question).pages.every(({ path }) => path !== paths.search),
			question,
		);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allShapes } from '#content/records/shapes.ts';
import type { Known } from './problem.ts';
import { problemsOf } from './rules.ts';

/** Records of this test alone, so that no edit of the site's own turns it red. */
const company = {
	pinCode: '462001',
	email: 'office@aeg.test',
	phones: [{ number: '+91 755 123 4567' }],
	chats: { general: { number: '+91 98260 00001' }, software: { number: '+91 98260 00002' } },
	map: { directions: 'https://maps.test/way', frame: 'https://www.openstreetmap.org/export/embed.html' },
	accounts: { list: [] },
};
const announcement = {
	text: 'The call is open.',
	date: '2027-01-10',
	until: '2027-02-28',
	everywhere: true,
	divisions: [],
};
const mat = {
	title: 'Hemp fibre mat',
	part: 'Bast',
	picture: { file: 'media/sources/mats/hemp/picture/file.jpg', alt: 'Grey mat on a table' },
	origin: 'From the stem.',
	weave: 'Plain',
	uses: [],
	facts: [],
	sources: [],
};

const testimonial = { text: 'Good.', name: 'Reader', company: 'Library', rating: 4, pages: ['seo'] };
const plan = { name: 'One', description: 'For all.', features: ['10 GB'], popular: true, asks: ['Address'] };

const conference = {
	name: 'AIC-RAETHM 2027',
	dates: {
		call: '2026-08-01',
		paper: '2026-12-05',
		acceptance: '2026-12-15',
		cameraReady: '2026-12-20',
		opens: '2026-11-01',
		registration: '2027-01-10',
		first: '2027-01-29',
		last: '2027-01-31',
		revised: '2026-06-01',
		revision: 0,
	},
	tracks: [{ title: 'Water', topics: [] }],
	journals: [],
	downloads: [],
	awards: [],
	documents: [],
};
const people = { conference: 'AIC-RAETHM 2027', speakers: [], patrons: [], committee: [] };

/** The conference with other dates; one that is undefined is not set. */
const dated = (dates: Readonly<Record<string, string | undefined>>) => ({
	...conference,
	dates: { ...conference.dates, ...dates },
});

function known(records: Readonly<Record<string, unknown>>): Known {
	return {
		records: new Map(Object.entries(records)),
		isPage: (address) => address === '/Conference',
		hasFile: (path) =>
			/^media\/sources\/(mats\/hemp\/|workshops\/image-07\.svg$)/.test(path) ||
			/\/(call|letter)\.pdf$/.test(path),
		sizeOf: () => 720_400,
		isPdf: (path) => path.endsWith('/call.pdf'),
		today: '2027-01-20',
	};
}

const said = (records: Readonly<Record<string, unknown>>) =>
	problemsOf(known(records)).map(({ file, field, sentence }) => `${file} | ${field} | ${sentence}`);

test('[OWN-2] records without a fault are not spoken of, and any record may be absent', () => {
	assert.deepEqual(said({}), []);
	assert.deepEqual(
		said({
			'company.json': company,
			'announcements.json': {
				list: [announcement, { ...announcement, text: 'पंजीकरण खुला है।', language: 'hi' }],
			},
			'mats/hemp.json': mat,
		}),
		[],
	);
	const nothingSet = { ...conference, dates: { revised: '2026-06-01', revision: 0 } };
	for (const record of [conference, nothingSet, dated({ call: undefined, cameraReady: undefined })])
		assert.deepEqual(said({ 'conferences/2027.json': record, 'conference-people/2027.json': people }), []);
});

test('[OWN-2] several people may have one role', () => {
	const speakers = [
		{ role: 'Keynote speaker', name: 'Dr. A. Rao' },
		{ role: 'Keynote speaker', name: 'Dr. B. Iyer' },
		{ role: 'Keynote speaker' },
		{ role: 'Keynote speaker' },
	];
	const records = {
		'conferences/2027.json': conference,
		'conference-people/2027.json': { ...people, speakers },
	};
	assert.deepEqual(said(records), []);
});

/** A record, and what the owner is told of it. */
type Case = readonly [name: string, file: string, record: unknown, ...told: readonly string[]];
const wrong: readonly Case[] = [
	[
		'a day that does not exist',
		'announcements.json',
		{ list: [{ ...announcement, until: '2027-02-30' }] },
		'announcements.json | Announcements 1, Last day | 30 February 2027 does not exist: February 2027 has 28 days.',
	],
	[
		'a day in other words',
		'announcements.json',
		{ list: [{ ...announcement, date: 'tomorrow' }] },
		'announcements.json | Announcements 1, Shown from | “tomorrow” is no day: choose one in the calendar.',
	],
	[
		'an announcement that ends before it begins',
		'announcements.json',
		{ list: [{ ...announcement, until: '2027-01-09' }] },
		'announcements.json | Announcements 1, Last day | It ends on 9 January 2027, before it begins on 10 January 2027: nobody would see it.',
	],
	[
		'an announcement that is over',
		'announcements.json',
		{ list: [{ ...announcement, until: '2027-01-15' }] },
		'announcements.json | Announcements 1, Last day | It was over on 15 January 2027: take it out, or choose a later day.',
	],
	[
		'an announcement that no page shows',
		'announcements.json',
		{ list: [{ ...announcement, everywhere: false }] },
		'announcements.json | Announcements 1 | It is shown nowhere: tick “On every page”, or choose on which pages.',
	],
	[
		'a link to a page that is not there',
		'announcements.json',
		{ list: [{ ...announcement, link: { label: 'Read', to: '/Conferences' } }] },
		'announcements.json | Announcements 1, Link, Where it leads | “/Conferences” leads nowhere: write a page of this site, such as /Conference, or a whole address from https:// on.',
	],
	[
		'a link without words',
		'announcements.json',
		{ list: [{ ...announcement, link: { to: '/Conference' } }] },
		'announcements.json | Announcements 1, Link, Words of the link | Nothing is written here.',
	],
	[
		'a sentence too long for its place',
		'announcements.json',
		{ list: [{ ...announcement, text: 'x'.repeat(161) }] },
		'announcements.json | Announcements 1, Sentence | This has 161 characters; there is room for 160.',
	],
	[
		'an announcement with five faults',
		'announcements.json',
		{
			list: [
				{
					...announcement,
					text: 'x'.repeat(161),
					until: '2027-01-09',
					everywhere: false,
					link: { label: '', to: '/Conferences' },
				},
			],
		},
		'announcements.json | Announcements 1, Sentence | This has 161 characters; there is room for 160.',
		'announcements.json | Announcements 1, Link, Words of the link | Nothing is written here.',
		'announcements.json | Announcements 1, Link, Where it leads | “/Conferences” leads nowhere: write a page of this site, such as /Conference, or a whole address from https:// on.',
		'announcements.json | Announcements 1, Last day | It ends on 9 January 2027, before it begins on 10 January 2027: nobody would see it.',
		'announcements.json | Announcements 1 | It is shown nowhere: tick “On every page”, or choose on which pages.',
	],
	[
		'a conference whose name has no year and whose dates are backwards, one of which does not exist,',
		'conferences/2027.json',
		{
			...dated({ call: '2026-12-06', last: '2027-02-30' }),
			name: 'AIC-RAETHM',
			tracks: [{ title: 'x'.repeat(101), topics: [], papers: { count: 3 } }],
		},
		'conferences/2027.json | Name | “AIC-RAETHM”: it must end with a space and the year, such as AIC-RAETHM 2027.',
		'conferences/2027.json | Dates, Last day of the conference | 30 February 2027 does not exist: February 2027 has 28 days.',
		'conferences/2027.json | Tracks 1, Title | This has 101 characters; there is room for 100.',
		'conferences/2027.json | Dates, Call for papers opens | 6 December 2026 is after 5 December 2026, which is “Full paper submission”: change one of the two.',
		'conferences/2027.json | Tracks 1, Papers in the proceedings, Type | Choose which type they are.',
	],
	[
		'two chats without a number',
		'company.json',
		{ ...company, chats: { general: { number: '' }, software: {} } },
		'company.json | Chat (WhatsApp), On most pages, Number | Nothing is written here.',
		'company.json | Chat (WhatsApp), On the software pages, Number | Nothing is written here.',
	],
	[
		'an announcement twice',
		'announcements.json',
		{ list: [announcement, announcement] },
		'announcements.json | Announcements | “The call is open.” is there twice: change one of them, or take it out.',
	],
	[
		'an announcement in Hindi that does not say so',
		'announcements.json',
		{ list: [{ ...announcement, text: 'पंजीकरण खुला है।' }] },
		'announcements.json | Announcements 1, Language | This is written in Hindi: choose Hindi, so that it is read aloud rightly.',
	],
	[
		'an email that lost what is filled in',
		'emails.json',
		{
			senders: { organiser: 'Site', visitor: 'AEG' },
			toOrganiser: { subject: '{sender}{about}', opening: 'A message came.' },
			toVisitor: { subject: '{reference}', opening: '{received}' },
			receipt: { message: 'Quote it.', registration: '{reference}', calendar: '{conference}' },
		},
		'emails.json | After that sentence; an empty line begins a paragraph, Of a message | “{reference}” is missing: the website fills it in.',
	],
	[
		'a place in an email that nothing fills in',
		'emails.json',
		{
			senders: { organiser: 'Site', visitor: 'AEG' },
			toOrganiser: { subject: '{sender}{about}', opening: 'A message came from {name}.' },
			toVisitor: { subject: '{reference}', opening: '{received}' },
			receipt: { message: '{reference}', registration: '{reference}', calendar: '{conference}' },
		},
		'emails.json | To you, for each message, First sentence | Nothing fills in “{name}” here: take it out.',
	],
	[
		'a question without an answer',
		'conference-questions.json',
		{ list: [{ subject: 'Hotels', question: 'Where can I stay?' }] },
		'conference-questions.json | Questions 1, Answer | Nothing is written here.',
	],
	[
		'a promise on a page that is not there',
		'promises.json',
		{ list: [{ sample: true, words: 'We answer on the same day.', page: '/Nowhere' }] },
		'promises.json | Promises 1, Page | “/Nowhere” leads nowhere: write a page of this site, such as /Conference, or a whole address from https:// on.',
	],
	[
		'organisers whom nobody can call',
		'organisers.json',
		{ email: 'desk@aeg.test', phones: [] },
		'organisers.json | Phones | Too few: there must be 1 or more.',
	],
	[
		'a phone that nobody can dial',
		'company.json',
		{ ...company, phones: [{ number: '0755-1234567' }] },
		'company.json | Phones 1, Number | “0755-1234567”: nobody can dial this; write + and the country code, then the digits (after +91 there are ten, without a 0 in front).',
	],
	[
		'no phone at all',
		'company.json',
		{ ...company, phones: [] },
		'company.json | Phones | Too few: there must be 1 or more.',
	],
	[
		'a pin code of five digits',
		'company.json',
		{ ...company, pinCode: '46200' },
		'company.json | Pin code | “46200”: an Indian pin code has six digits.',
	],
	[
		'an account without its whole address',
		'company.json',
		{ ...company, accounts: { list: [{ name: 'LinkedIn', to: 'linkedin.com/aeg' }] } },
		'company.json | Social accounts, Accounts 1, Address | “linkedin.com/aeg”: write the whole address, from https:// on.',
	],
	[
		'one number for both chats',
		'company.json',
		{
			...company,
			chats: { general: { number: '+91 98260 00001' }, software: { number: '+91 9826000001' } },
		},
		'company.json | Chat (WhatsApp) | Both chats have the same number: the pages of software need one of their own.',
	],
	[
		'an example that lost its mark',
		'company.json',
		{ ...company, email: 'contact@aeg.example' },
		'company.json | Still an example | “contact@aeg.example” is an example: tick this again, or write the real one.',
	],
	[
		'a field that no form has',
		'company.json',
		{ ...company, fax: '1' },
		'company.json | Company | The form has no field “fax”: take it out of the file, or ask your developer.',
	],
	[
		'a name that is empty',
		'mats/hemp.json',
		{ ...mat, title: ' ' },
		'mats/hemp.json | Name | Nothing is written here.',
	],
	[
		'a photo that is not there',
		'mats/hemp.json',
		{ ...mat, picture: { file: 'media/sources/mats/flax/picture/file.jpg', alt: 'A mat' } },
		'mats/hemp.json | Picture, Photo | The photo is not there: drop it here again.',
	],
	[
		'no picture at all',
		'mats/hemp.json',
		{ ...mat, picture: {} },
		'mats/hemp.json | Picture, Photo | There is no picture: drop a photo here.',
		'mats/hemp.json | Picture, What the picture shows | Say in a sentence what is seen, for people who do not see it.',
	],
	[
		'a photo described as a drawing',
		'mats/hemp.json',
		{ ...mat, picture: { ...mat.picture, alt: 'Drawn swatch of grey fibres' } },
		'mats/hemp.json | Picture, What the picture shows | This describes the drawing that was here before: say what the photo shows.',
	],
	[
		'a place in an order whose record is gone',
		'order.json',
		{ mats: ['flax'] },
		'order.json | Mats 1 | “flax” is not there any more: take it out.',
	],
	[
		'a conference on a day that does not exist',
		'conferences/2027.json',
		dated({ last: '2027-02-30' }),
		'conferences/2027.json | Dates, Last day of the conference | 30 February 2027 does not exist: February 2027 has 28 days.',
	],
	[
		'a call that opens after its deadline',
		'conferences/2027.json',
		dated({ call: '2026-12-06' }),
		'conferences/2027.json | Dates, Call for papers opens | 6 December 2026 is after 5 December 2026, which is “Full paper submission”: change one of the two.',
	],
	[
		'a notification before the deadline',
		'conferences/2027.json',
		dated({ acceptance: '2026-12-04' }),
		'conferences/2027.json | Dates, Full paper submission | 5 December 2026 is after 4 December 2026, which is “Notification of acceptance”: change one of the two.',
	],
	[
		'a camera-ready paper before the deadline, with no day of notification between',
		'conferences/2027.json',
		dated({ acceptance: undefined, cameraReady: '2026-12-01' }),
		'conferences/2027.json | Dates, Full paper submission | 5 December 2026 is after 1 December 2026, which is “Camera-ready paper”: change one of the two.',
	],
	[
		'a camera-ready paper before the notification',
		'conferences/2027.json',
		dated({ cameraReady: '2026-12-14' }),
		'conferences/2027.json | Dates, Notification of acceptance | 15 December 2026 is after 14 December 2026, which is “Camera-ready paper”: change one of the two.',
	],
	[
		'a deadline after the conference',
		'conferences/2027.json',
		dated({ paper: '2027-04-10', acceptance: undefined, cameraReady: undefined }),
		'conferences/2027.json | Dates, Full paper submission | 10 April 2027 is after 29 January 2027, which is “First day of the conference”: change one of the two.',
	],
	[
		'a registration that opens after its last day',
		'conferences/2027.json',
		dated({ opens: '2027-01-11' }),
		'conferences/2027.json | Dates, Registration opens | 11 January 2027 is after 10 January 2027, which is “Last date of registration”: change one of the two.',
	],
	[
		'a registration that opens after the conference, with no last day between',
		'conferences/2027.json',
		dated({ opens: '2027-02-01', registration: undefined }),
		'conferences/2027.json | Dates, Registration opens | 1 February 2027 is after 29 January 2027, which is “First day of the conference”: change one of the two.',
	],
	[
		'a registration that ends after the conference has begun',
		'conferences/2027.json',
		dated({ registration: '2027-01-30' }),
		'conferences/2027.json | Dates, Last date of registration | 30 January 2027 is after 29 January 2027, which is “First day of the conference”: change one of the two.',
	],
	[
		'a conference that ends before it begins',
		'conferences/2027.json',
		dated({ last: '2027-01-28' }),
		'conferences/2027.json | Dates, First day of the conference | 29 January 2027 is after 28 January 2027, which is “Last day of the conference”: change one of the two.',
	],
	[
		'a last day without a first one',
		'conferences/2027.json',
		dated({ first: undefined }),
		'conferences/2027.json | Dates, First day of the conference | There is a last day and no first one.',
	],
	[
		'a conference whose name has no year',
		'conferences/2027.json',
		{ ...conference, name: 'AIC-RAETHM' },
		'conferences/2027.json | Name | “AIC-RAETHM”: it must end with a space and the year, such as AIC-RAETHM 2027.',
	],
	[
		'a conference whose file has the name of another year',
		'conferences/2026.json',
		conference,
		'conferences/2026.json | Name | Its file is called “2026”: it must begin with the year, 2027.',
	],
	[
		'a number of papers of no type',
		'conferences/2027.json',
		{ ...conference, tracks: [{ title: 'Water', topics: [], papers: { count: 3 } }] },
		'conferences/2027.json | Tracks 1, Papers in the proceedings, Type | Choose which type they are.',
	],
	[
		'a winner who lost the mark of an example',
		'conferences/2027.json',
		{
			...conference,
			awards: [
				{
					title: 'Best Paper',
					many: 'best papers',
					to: 'winners',
					entries: [{ prize: 'Best Paper', names: ['Winner, Track 1'], details: 'Water' }],
				},
			],
		},
		'conferences/2027.json | Awards 1, Winners 1, Still an example | “Winner, Track 1” is an example: tick this again, or write the real one.',
	],
	[
		'a download whose size is no longer true',
		'conferences/2027.json',
		{
			...conference,
			brochure: { name: 'Brochure', type: 'PDF, 720 kB', file: '/documents/call.pdf' },
			downloads: [{ name: 'Template', type: 'PDF, 20 kB', file: '/documents/call.pdf' }],
		},
		'conferences/2027.json | Other files for authors 1, Type and size | The file has 720 kB: write that here.',
	],
	[
		'a download that only calls itself a PDF',
		'conferences/2027.json',
		{ ...conference, brochure: { name: 'Brochure', type: 'PDF, 720 kB', file: '/documents/letter.pdf' } },
		'conferences/2027.json | Brochure, File | /documents/letter.pdf is no PDF, whatever its name says: save it as a PDF in the program that made it.',
	],
	[
		'people of a conference that is not there',
		'conference-people/2026.json',
		people,
		'conference-people/2026.json | Conference | Its file is called “2026”, and no conference is: give it the name of the file of its conference.',
	],
	...['+91 755 123 456', '+91 0755 246 8101', '+91 755 246 81012', '+91 - - - - - -', '+1 555'].map(
		(number) =>
			[
				`${number}, which nobody can dial`,
				'company.json',
				{ ...company, phones: [{ number }] },
				`company.json | Phones 1, Number | “${number}”: nobody can dial this; write + and the country code, then the digits (after +91 there are ten, without a 0 in front).`,
			] as const,
	),
	...[
		'office@aeg',
		'office@aeg..in',
		'office@@aeg.in',
		'office aeg@aeg.in',
		'office@aeg.in, desk@aeg.in',
	].map(
		(email) =>
			[
				`${email}, to which nobody can write`,
				'company.json',
				{ ...company, email },
				`company.json | Email | “${email}”: nobody can write to this; an email address has one @, a dot after it and no spaces.`,
			] as const,
	),
	...['https://linkedin', 'https://https://x.com/aeg', 'http://x.com/aeg', 'https://'].map(
		(to) =>
			[
				`the account ${to}`,
				'company.json',
				{ ...company, accounts: { list: [{ name: 'LinkedIn', to }] } },
				`company.json | Social accounts, Accounts 1, Address | “${to}”: write the whole address, from https:// on.`,
			] as const,
	),
	[
		'a map that no page can show',
		'company.json',
		{ ...company, map: { ...company.map, frame: 'https://www.google.com/maps/embed' } },
		'company.json | Map, Map to embed | “https://www.google.com/maps/embed”: pages can show a map of www.openstreetmap.org alone, so copy the address there.',
	],
	[
		'two phones that are one',
		'company.json',
		{ ...company, phones: [{ number: '+91 755 123 4567' }, { number: '+91  755 123 4567' }] },
		'company.json | Phones | “+91  755 123 4567” is there twice: change one of them, or take it out.',
	],
	[
		'a year of the timeline twice',
		'timeline.json',
		{ years: [{ year: 2019 }, { year: 2019, count: 3 }] },
		'timeline.json | Years | “2019” is there twice: change one of them, or take it out.',
	],
	[
		'a count below zero',
		'timeline.json',
		{ years: [{ year: 2019, count: -1 }] },
		'timeline.json | Years 1, Conferences held | -1 is too small: the smallest is 0.',
	],
	[
		'six stars',
		'testimonials.json',
		{ list: [{ ...testimonial, rating: 6 }] },
		'testimonials.json | Testimonials 1, Stars | 6 is too large: the largest is 5.',
	],
	[
		'a testimonial that no page shows',
		'testimonials.json',
		{ list: [{ ...testimonial, pages: [] }] },
		'testimonials.json | Testimonials 1, Shown on | It is shown nowhere: choose a page.',
	],
	[
		'two most popular plans',
		'plans.json',
		{ hosting: [plan, { ...plan, name: 'Two' }], websites: [], apis: [] },
		'plans.json | Hosting plans | “One” and “Two” cannot all be the most popular: leave the tick at one.',
	],
	...['49', '49/month', '1,000', 'From 49', '49 a month'].map(
		(price) =>
			[
				`the price ${price}, of no currency,`,
				'plans.json',
				{ hosting: [{ ...plan, price }], websites: [], apis: [] },
				`plans.json | Hosting plans 1, Price | “${price}”: write the currency too, such as $49 or ₹4,900, or words alone, such as Custom.`,
			] as const,
	),
	[
		'a drawing that is passed off as a photo',
		'workshops/welding.json',
		{
			title: 'Welding',
			overview: 'A day.',
			picture: mat.picture,
			learning: ['Safety'],
			handsOn: ['A seam'],
			images: [{ title: 'Bench', picture: { drawing: 'image-07', alt: 'A bench' } }],
		},
		'workshops/welding.json | Pictures of its session 1, Still an example | This is still a drawing: drop a photo, or tick this again.',
	],
	[
		'a file by a name that no address can have',
		'mats/Hemp mat.json',
		mat,
		'mats/Hemp mat.json | Fibre mats | Its file is called “Hemp mat”: only small letters, digits and single hyphens can stand there.',
	],
	[
		'a conference in another year than its name',
		'conferences/2027.json',
		dated({ first: '2028-01-29', last: '2028-01-31' }),
		'conferences/2027.json | Dates, First day of the conference | 29 January 2028 is not in 2027, the year of its name.',
	],
	[
		'a last change that is still to come',
		'conferences/2027.json',
		dated({ revised: '2027-06-01' }),
		'conferences/2027.json | Dates, These dates were last changed on | 1 June 2027 is still to come: choose today, or the day of the last change.',
	],
	[
		'a document twice',
		'conferences/2027.json',
		{
			...conference,
			documents: ['Summary', 'Book'].map((title) => ({
				id: 'abstract-book',
				title,
				description: 'All of it.',
			})),
		},
		'conferences/2027.json | Documents for attendees | Two of them are the Abstract Book: choose the other one, or take one out.',
	],
];

for (const [name, file, record, ...told] of wrong)
	test(`[OWN-3] ${name} is told in a sentence`, () => assert.deepEqual(said({ [file]: record }), told));

test('[OWN-3] a record that holds nothing, or anything else, is told and never breaks a rule', () => {
	const files = allShapes.map(([name, { named }]) =>
		named === undefined ? `${name}.json` : `${name}/2027.json`,
	);
	for (const record of [{}, null, [], 'words', { list: [null, 1], hosting: {}, dates: [], tracks: [null] }])
		for (const file of files) assert.doesNotThrow(() => said({ [file]: record }), file);
});

test('[OWN-3] a price stands as it is read: with its currency, in words, or not at all', () => {
	const withSign = ['$49', '$0', '₹ 4,900', '49 €', '₹4,900/month', '10% of the fees'];
	const withCode = ['Rs. 4,900', 'Rs4900/year', 'INR 4,900', '49 USD', '4,900INR', '4,900 rupees'];
	for (const price of [...withSign, ...withCode, 'Free', 'Custom', 'On request', '', undefined])
		assert.deepEqual(
			said({ 'plans.json': { hosting: [{ ...plan, price }], websites: [], apis: [] } }),
			[],
			String(price),
		);
});

test('[OWN-3] two files of a folder by one name are told', () => {
	assert.deepEqual(said({ 'mats/hemp.json': mat, 'mats/hemp-2.json': mat }), [
		'mats/ | Fibre mats | Two are called “Hemp fibre mat”: give one another name.',
	]);
});

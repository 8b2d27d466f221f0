import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Known } from './problem.ts';
import { problemsOf } from './rules.ts';

/** Records of this test alone, so that no edit of the site's own turns it red. */
const company = {
	pinCode: '462001',
	email: 'office@aeg.test',
	phones: [{ number: '+91 755 123 4567' }],
	chats: { general: { number: '+91 98260 00001' }, software: { number: '+91 98260 00002' } },
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

function known(records: Readonly<Record<string, unknown>>): Known {
	return {
		records: new Map(Object.entries(records)),
		isPage: (address) => address === '/Conference',
		hasFile: (path) => path.startsWith('media/sources/mats/hemp/'),
		today: '2027-01-20',
	};
}

const said = (records: Readonly<Record<string, unknown>>) =>
	problemsOf(known(records)).map(({ file, field, sentence }) => `${file} | ${field} | ${sentence}`);

test('[OWN-2] records without a fault are not spoken of, and any record may be absent', () => {
	assert.deepEqual(said({}), []);
	assert.deepEqual(
		said({ 'company.json': company, 'announcements.json': { list: [announcement] }, 'mats/hemp.json': mat }),
		[],
	);
});

/** A record, and what the owner is told of it. */
const wrong: readonly (readonly [name: string, file: string, record: unknown, told: string])[] = [
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
		'announcements.json | Announcements 1 | It is shown nowhere: tick “On every page”, or choose divisions.',
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
		'an announcement twice',
		'announcements.json',
		{ list: [announcement, announcement] },
		'announcements.json | Announcements | “The call is open.” is there twice: take one out.',
	],
	[
		'a phone that nobody can dial',
		'company.json',
		{ ...company, phones: [{ number: '0755-1234567' }] },
		'company.json | Phones 1, Number | “0755-1234567”: nobody can dial this. Write + and the country code, then digits and spaces.',
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
		{ ...company, chats: { general: { number: '+91 98260 00001' }, software: { number: '+91 9826000001' } } },
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
];

for (const [name, file, record, told] of wrong)
	test(`[OWN-3] ${name} is told in a sentence`, () => assert.deepEqual(said({ [file]: record }), [told]));

test('[OWN-3] two files of a folder by one name are told', () => {
	assert.deepEqual(said({ 'mats/hemp.json': mat, 'mats/hemp-2.json': mat }), [
		'mats/ | Fibre mats | Two are called “Hemp fibre mat”: give one another name.',
	]);
});

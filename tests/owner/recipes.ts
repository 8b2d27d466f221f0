import { newPage } from './new-page.ts';
import { newService } from './new-service.ts';
import { nextEdition } from './next-edition.ts';
import { addPhoto, photograph } from './photos.ts';
import type { Recipe } from './recipe.ts';

/** The recipes of docs/owner.md as edits of a copy, and what the built site says afterwards. */

export const recipes: readonly Recipe[] = [
	{
		name: 'telephone, email, address, chat and accounts',
		edit(copy) {
			copy.record('company', (company) => {
				const [office] = company.phones;
				delete company.sample;
				Object.assign(company, { street: '12 Lake View Road, Arera Colony', pinCode: '462016' });
				Object.assign(company, { email: 'office@aeg-consultancy.in' });
				Object.assign(office, { number: '+91 755 246 8101' });
				company.chats = {
					general: { number: '+91 98260 11223' },
					software: { ...company.chats.software, number: '+91 98260 44556' },
				};
				company.map = {
					directions: 'https://www.openstreetmap.org/directions?to=23.2%2C77.4',
					frame: 'https://www.openstreetmap.org/export/embed.html?bbox=77.39%2C23.19%2C77.41%2C23.21',
				};
				company.accounts = {
					list: [
						{ name: 'Mastodon', to: 'https://mastodon.social/@aeg' },
						{ name: 'LinkedIn', to: 'https://www.linkedin.com/company/aeg-consultancy' },
					],
				};
			});
			copy.record('organisers', (organisers) => {
				delete organisers.sample;
				Object.assign(organisers, {
					email: 'conference@aeg-consultancy.in',
					phones: [
						{ name: 'Papers', number: '+91 755 246 8103' },
						{ name: 'Registration', number: '+91 755 246 8104' },
					],
				});
			});
		},
		says: [
			['/ContactForm', '12 Lake View Road, Arera Colony'],
			['/ContactForm', '+91 755 246 8101'],
			['/About', 'mailto:office@aeg-consultancy.in'],
			['/newconference', 'tel:+917552468103'],
			['/Conference', 'tel:+917552468104'],
			['/software', 'https://wa.me/919826044556'],
			['/', 'https://mastodon.social/@aeg'],
		],
		gone: ['contact@aeg.example', 'conference@aeg.example', '755 000 000'],
	},
	{
		name: 'a person',
		edit(copy) {
			copy.record('team/project-lead', (person) => {
				delete person.sample;
				Object.assign(person, { name: 'A. Owner', link: 'https://www.aeg-consultancy.in/a-owner' });
			});
			copy.record('conference-people/2025', ({ speakers }) => {
				speakers[1] = { role: 'Keynote speaker', name: 'A. Speaker', affiliation: 'An institute' };
			});
		},
		says: [
			['/Conference/2025', 'A. Speaker'],
			['/Conference/2025', 'An institute'],
			['/services/web-development', 'A. Owner'],
			['/services/web-development', 'https://www.aeg-consultancy.in/a-owner'],
		],
	},
	{
		name: 'a picture',
		async edit(copy) {
			const coir = 'media/sources/mats/coir/picture/file.jpg';
			copy.write(coir, await photograph(1400, 1300, '#a9743c'));
			copy.record('mats/coir', (mat) =>
				Object.assign(mat.picture, { file: coir, alt: 'A brown mat on a table' }),
			);
			copy.write('media/sources/people/team-1.jpg', await photograph(400, 500, '#445566'));
			copy.write('media/sources/hero/home-welcome.jpg', await photograph(2000, 1200, '#d9c9a3'));
		},
		says: [['/products', 'A brown mat on a table']],
	},
	{
		name: 'a gallery',
		edit: (copy) => addPhoto(copy, 'gallery', 'valedictory'),
		says: [['/ConferenceGallery', 'Title of valedictory']],
	},
	{
		name: 'a fact or a price',
		edit(copy) {
			copy.record('plans', ({ apis, hosting }) => {
				apis[1].price = '$59';
				for (const plan of hosting) plan.features[3] = '45-day money-back guarantee';
			});
			copy.record('timeline', ({ years }) => {
				years[4] = { year: 2022, count: 6 };
			});
			copy.replace('content/software/software.ts', "value: '98%'", "value: '97%'");
			copy.replace('content/group/group-slides.ts', "value: '98%'", "value: '97%'");
			copy.replace('content/group/group-home.ts', "rating: '4.9'", "rating: '4.6'");
			copy.replace('content/software/web-development.ts', 'from: 6, to: 12', 'from: 8, to: 16');
		},
		says: [
			['/services/api-development', '$59'],
			['/software', '97%'],
			['/OLDHome', '97%'],
			['/services/web-development', '8-16'],
			['/Timeline', '6 conferences'],
			['/services/WebHostingPage', '45-day'],
		],
	},
	{
		name: 'an announcement',
		edit(copy) {
			copy.record('announcements', ({ list }) =>
				list.push({
					text: 'The call for papers of the next conference is open.',
					date: '2026-11-24',
					until: '2036-12-31',
					link: { label: 'Call for papers', to: '/Conference' },
					everywhere: true,
					divisions: [],
				}),
			);
		},
		says: [
			['/', 'The call for papers of the next conference is open.'],
			['/newconference', 'The call for papers of the next conference is open.'],
			['/software', 'The call for papers of the next conference is open.'],
			['/faq', 'The call for papers of the next conference is open.'],
		],
	},
	{
		name: 'a question',
		edit(copy) {
			copy.record('conference-questions', ({ list }) =>
				list.push({
					subject: 'Rooms',
					question: 'आवास कहाँ है?',
					answer: 'छात्रावास में।',
					language: 'hi',
				}),
			);
			copy.record('website-questions', ({ list }) =>
				list.push({ question: 'Who owns the code?', answer: 'You do.' }),
			);
		},
		says: [
			['/faq', 'आवास कहाँ है?'],
			['/faq', 'id="about-rooms"'],
			['/faq', 'lang="hi"'],
			['/services/web-development', 'Who owns the code?'],
		],
	},
	{
		name: 'longer words',
		edit(copy) {
			for (const file of ['group/home', 'conference/hub', 'software/hosting', 'software/mobile-apps'])
				copy.write(
					`content/${file}.ts`,
					copy
						.read(`content/${file}.ts`)
						.replace(/\btext: '([^']+)'/g, "text: '$1 Ask us what that means in your case.'"),
				);
		},
		says: [
			['/', 'Ask us what that means in your case.'],
			['/services/WebHostingPage', 'Ask us what that means in your case.'],
		],
	},
	{
		name: 'the words of an email',
		edit(copy) {
			copy.record('emails', ({ toVisitor }) =>
				Object.assign(toVisitor, { opening: 'Thank you for writing to AEG on {received}.' }),
			);
		},
		says: [],
	},
	nextEdition,
	newService,
	newPage,
];

import { featuresOf } from '../features.ts';
import type { AppCategory, Intro, IntroWithActions, PageMeta, Technology } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';

/** `/services/mobile-app-development` (MOB-1). */

export const meta: PageMeta = {
	path: 'mobileApps',
	title: 'Mobile app development',
	description:
		'Mobile apps for Android and iPhone from AEG in Bhopal: what we do, the steps from first conversation to release, and what your app can include.',
};

const start = { label: 'Start Your App', to: contactAbout('mobile-app') };

export const opening: IntroWithActions = {
	heading: 'One app for Android and iPhone',
	lead: 'We plan it with the people who will use it, build it once for both systems, and keep it up to date.',
	actions: [start],
};

export const stackIntro: Intro = {
	heading: 'Built with',
	lead: 'Established tools for the screens, for what only iPhone or only Android can do, and for the data.',
};

export const stack: readonly Technology[] = [
	{ name: 'Flutter', use: 'screens' },
	{ name: 'React Native', use: 'screens' },
	{ name: 'Swift', use: 'iPhone' },
	{ name: 'Kotlin', use: 'Android' },
	{ name: 'Node.js', use: 'server' },
	{ name: 'Firebase', use: 'notifications' },
	{ name: 'PostgreSQL', use: 'records' },
];

export const servicesIntro: Intro = {
	heading: 'What we do for an app',
	lead: 'Take the whole project, or only the part you need.',
};

export const services = featuresOf({
	'One app for both systems': 'The same code runs on Android and iPhone, so you pay for a change once.',
	'Native apps': 'Swift or Kotlin where the app relies on the camera, Bluetooth or a sensor.',
	'Interface design': 'Every screen is designed and tried on a phone before it is built.',
	'Server and API': 'Accounts, records, messages and payments on the server.',
	'App store release': 'Descriptions, screenshots, privacy forms and the review at both stores.',
	Maintenance: 'Updates for new versions of Android and iOS, new screens and fixes.',
});

export const processIntro: Intro = {
	heading: 'From first conversation to release',
	lead: 'From the fourth step you have a working version on your own phone.',
};

export const process = featuresOf({
	Talk: 'You tell us who will use the app, where, and what they do today.',
	Map: 'We draw every screen on one sheet, with the links between them.',
	Prototype: 'People who have not seen the screens before try them on a phone.',
	Build: 'We build one part at a time. You get a new test version with each.',
	Test: 'We test on old and new phones, on weak networks, with large text and screen readers.',
	Release: 'A small group gets it first, then everyone. We watch for faults.',
});

export const featuresIntro: Intro = {
	heading: 'What your app can do',
	lead: 'Each feature adds work, so choose the ones you will use.',
};

export const features = featuresOf({
	'Works offline': 'Entries are kept on the phone and sent when there is a signal.',
	'Sign-in': 'With a phone number, an email address or your own staff accounts.',
	Notifications: 'Notices to everyone, to a group or to one person.',
	Payments: 'UPI, cards and net banking through a licensed payment service.',
	Camera: 'Photos, documents, barcodes and QR codes.',
	Maps: 'Locations, places nearby and directions.',
	'Several languages': 'Hindi, English or any other, chosen inside the app.',
	Accessibility: 'Large text, good contrast and support for screen readers.',
});

export const categoriesIntro: Intro = {
	heading: 'Apps we build',
	lead: 'Examples by field. Yours may combine several.',
};

export const categories: readonly AppCategory[] = [
	{
		title: 'Teaching',
		description: 'For students, parents and teachers.',
		examples: ['timetable', 'attendance', 'results'],
	},
	{
		title: 'Health',
		description: 'For patients, reception and doctors.',
		examples: ['appointments', 'test reports', 'medicine reminders'],
	},
	{
		title: 'Trade',
		description: 'For customers, even outside opening hours.',
		examples: ['catalogue', 'orders', 'delivery status'],
	},
	{
		title: 'Field work',
		description: 'Forms that work without a signal.',
		examples: ['surveys', 'inspections', 'meter readings'],
	},
	{
		title: 'Events',
		description: 'A programme that is always up to date.',
		examples: ['schedule', 'tickets', 'questions to speakers'],
	},
	{
		title: 'Membership',
		description: 'For associations, clubs and societies.',
		examples: ['fees and receipts', 'notices', 'directory'],
	},
];

export const closing: IntroWithActions = {
	heading: 'What should it do first?',
	lead: 'Write one sentence about the main task of your app.',
	actions: [start],
};

export const next = nextSteps('your users, their phones and what the app must do without a network');

import type { AppCategory, Feature, Intro, Opening, PageMeta, Step, Technology } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/mobile-app-development` (MOB-1). */

export const meta: PageMeta = {
	path: 'mobileApps',
	title: 'Mobile app development',
	description:
		'One app for Android and iPhone: six services, six steps from the first talk to the stores, eight things your app can do and six kinds of app we build.',
	thread: 'software',
};

const start = { label: 'Start Your App', to: contactAbout('mobile-app') };

export const opening: Opening = {
	heading: 'One app for both stores',
	lead: 'We plan it with the people who will hold it, build it once for Android and iPhone, and stay when the phones change.',
	actions: [start],
};

export const stackIntro: Intro = {
	heading: 'Built with',
	lead: 'Seven tools. Two make the screens, two reach the parts only one maker offers, three keep the data.',
};

export const stack: readonly Technology[] = [
	{ name: 'Flutter', use: 'screens' },
	{ name: 'React Native', use: 'screens' },
	{ name: 'Swift', use: 'iPhone' },
	{ name: 'Kotlin', use: 'Android' },
	{ name: 'Node.js', use: 'server' },
	{ name: 'Firebase', use: 'messages' },
	{ name: 'PostgreSQL', use: 'records' },
];

export const servicesIntro: Intro = {
	heading: 'What we do for an app',
	lead: 'Ask for all of it, or for the part you are missing.',
};

export const services: readonly Feature[] = [
	{
		icon: 'Mobile',
		title: 'One app, two stores',
		text: 'The same code on Android and iPhone, so a change is paid for once.',
	},
	{
		icon: 'Chip',
		title: 'Native apps',
		text: 'Swift or Kotlin where the app lives from the camera, Bluetooth or a sensor.',
	},
	{
		icon: 'PaintBrush',
		title: 'Interface design',
		text: 'Every screen drawn and tried on a phone before it is built.',
	},
	{
		icon: 'Api',
		title: 'Server and API',
		text: 'The part that is not on the phone: accounts, records, messages, payments.',
	},
	{
		icon: 'Rocket',
		title: 'Into the stores',
		text: 'Descriptions, screenshots, privacy answers and the review at both stores.',
	},
	{
		icon: 'Tools',
		title: 'Care afterwards',
		text: 'New versions of Android and iOS, new screens, faults from the field.',
	},
];

export const processIntro: Intro = {
	heading: 'From talk to store',
	lead: 'Six steps. You hold a working version on your own phone from the fourth.',
};

export const process: readonly Step[] = [
	{ title: 'Talk', text: 'Who will use it, where, and what they do without it today.' },
	{ title: 'Map', text: 'Every screen on one sheet, with the way from each to the next.' },
	{ title: 'Prototype', text: 'Drawn screens on a phone, tried by people who have not seen them before.' },
	{ title: 'Build', text: 'Short cycles; a new test version on your phone after each.' },
	{ title: 'Test', text: 'Old phones and new ones, weak networks, large type, screen readers.' },
	{ title: 'Release', text: 'A small group first, then everybody, with an eye on faults.' },
];

export const featuresIntro: Intro = {
	heading: 'What it can do',
	lead: 'Eight abilities people ask for most. Each adds work, so we put in the ones you will use.',
};

export const features: readonly Feature[] = [
	{
		icon: 'WifiOff',
		title: 'Works without network',
		text: 'Entries are kept on the phone and sent when there is a signal.',
	},
	{
		icon: 'Identification',
		title: 'Sign-in',
		text: 'With a phone number, an e-mail address or your own staff accounts.',
	},
	{ icon: 'Notification', title: 'Messages', text: 'Notices to everyone, to a group or to one person.' },
	{
		icon: 'Wallet',
		title: 'Payments',
		text: 'UPI, cards and net banking through a licensed payment service.',
	},
	{ icon: 'Camera', title: 'Camera and codes', text: 'Photographs, documents, bar codes and QR codes.' },
	{
		icon: 'Location',
		title: 'Maps and places',
		text: 'Where something is, what is near, and the way there.',
	},
	{
		icon: 'Language',
		title: 'Several languages',
		text: 'Hindi, English or any other, changed inside the app.',
	},
	{
		icon: 'Accessibility',
		title: 'For every reader',
		text: 'Large type, good contrast and names for screen readers.',
	},
];

export const categoriesIntro: Intro = {
	heading: 'Six kinds of app',
	lead: 'Most requests are a neighbour of one of these.',
};

export const categories: readonly AppCategory[] = [
	{
		title: 'Teaching',
		description: 'What students and parents look up every day.',
		examples: ['timetable', 'attendance', 'results'],
	},
	{
		title: 'Health',
		description: 'Fewer calls to the reception desk.',
		examples: ['appointments', 'test reports', 'medicine reminders'],
	},
	{
		title: 'Trade',
		description: 'A counter that is open after closing time.',
		examples: ['catalogue', 'orders', 'delivery status'],
	},
	{
		title: 'Field work',
		description: 'Forms for places without a desk or a signal.',
		examples: ['surveys', 'inspections', 'meter readings'],
	},
	{
		title: 'Events',
		description: 'The printed programme, always up to date.',
		examples: ['schedule', 'tickets', 'questions to speakers'],
	},
	{
		title: 'Membership',
		description: 'What people ask an office most often.',
		examples: ['fees and receipts', 'notices', 'directory'],
	},
];

export const closing: Opening = {
	heading: 'What should it do first?',
	lead: 'One sentence on what your app must do on its first day is a good beginning.',
	actions: [start],
};

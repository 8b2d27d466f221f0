import type { Feature, Intro, Opening, PageMeta, Step, Technology } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/custom-software-development` (CUST-1). */

export const meta: PageMeta = {
	path: 'customSoftware',
	title: 'Custom software development',
	description:
		'Software for the work that no product fits: admissions, laboratories, stores, reports. Six kinds of system, built in four steps with a decision after each.',
	thread: 'software',
};

export const opening: Opening = {
	heading: 'For the work that no product fits',
	lead: 'Somewhere in your institution a spreadsheet does the job of a system. We find out what it really does, and build that.',
	actions: [{ label: 'Describe your work', to: contactAbout('custom-software') }],
};

/** What is drawn beside the opening. */
export const sheet = {
	caption: 'A sheet that has grown for years. Only one person knows what the colours mean.',
	columns: ['Roll no.', 'Course', 'Date', 'Done?', 'Remark'],
	rows: [
		['0231', 'BE Civil', '12.06.', 'yes', 'paper in blue file'],
		['0232', 'B.E. CIVIL', '12/6', 'Y', 'ask office'],
		['232-A', 'Civil', 'June', 'half', 'see mail of 12th'],
		['0234', 'BE Mech', '13.06.', 'yes?', ''],
		['0235', 'Mech.', '#REF!', '', 'was row 311 last year'],
		['…', '…', '…', '…', 'copied from sheet 2 (old)'],
	],
} as const;

export const stackIntro: Intro = {
	heading: 'What it is made of',
	lead: 'Seven parts that thousands of teams know. Nothing that only we can mend.',
};

export const stack: readonly Technology[] = [
	{ name: 'TypeScript', use: 'The language of the screens, checked before it runs' },
	{ name: 'React', use: 'Forms, tables and search that feel the same everywhere' },
	{ name: 'Node.js', use: 'The rules: who may do what, and what follows from it' },
	{ name: 'Python', use: 'Calculations, imports and reports' },
	{ name: 'PostgreSQL', use: 'The records, with nothing half written' },
	{ name: 'Docker', use: 'The same system on your server and on ours' },
	{ name: 'AWS', use: 'Room to run it where you have no server' },
];

export const processIntro: Intro = {
	heading: 'Four steps, four decisions',
	lead: 'After each you may stop with something useful in hand.',
};

export const process: readonly Step[] = [
	{
		title: 'Watch',
		text: 'We sit beside the people who do the work and draw how it goes. You get the drawing.',
	},
	{
		title: 'Agree',
		text: 'One list of what is in and what is out, with an effort beside each line. You choose.',
	},
	{ title: 'Build', text: 'The most useful part first, in use while the next is made. You try and correct.' },
	{
		title: 'Hand over',
		text: 'Your records moved, your people trained, the papers complete. You take it on.',
	},
];

export const servicesIntro: Intro = {
	heading: 'Systems we build',
	lead: 'Six kinds. Many projects begin as one and grow a second.',
};

export const services: readonly Feature[] = [
	{
		icon: 'User',
		title: 'Administration',
		text: 'Admissions, fees, staff, leave: forms that know the rules and remember who decided.',
	},
	{
		icon: 'Chemistry',
		title: 'Laboratory and research',
		text: 'Samples, instruments, runs and results, from the bench to the paper.',
	},
	{
		icon: 'ChartLine',
		title: 'Figures and reports',
		text: 'The monthly report in one click, and the way back to the entry behind each number.',
	},
	{
		icon: 'Connect',
		title: 'Joining systems',
		text: 'Two programs that should talk to each other, without anybody typing twice.',
	},
	{
		icon: 'Renew',
		title: 'Renewing old software',
		text: 'The system nobody dares to touch, replaced one room at a time while it works.',
	},
	{
		icon: 'Store',
		title: 'Stores and supply',
		text: 'What came in, what went out, what is short, with bar codes where they help.',
	},
];

export const closing: Opening = {
	heading: 'Show us the spreadsheet',
	lead: 'Write what it does and who depends on it. That is the best description of a project there is.',
	actions: [{ label: 'Start with your spreadsheet', to: contactAbout('custom-software') }],
};

import { featuresOf } from '../features.ts';
import { softwareScenes } from '../pictures/subjects/software.ts';
import type { Intro, IntroWithActions, PageMeta, Technology } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';

/** `/services/custom-software-development` (CUST-1). */

export const meta: PageMeta = {
	path: 'customSoftware',
	title: 'Custom software development',
	description:
		'Custom systems for admissions, laboratories, stores and reports, built around your work step by step. You decide after each step.',
};

export const opening: IntroWithActions = {
	heading: 'Software made for your work',
	lead: 'When no product fits and a spreadsheet does the job instead, we study how the work is done and build a system for it.',
	actions: [{ label: 'Describe your work', to: contactAbout('custom-software') }],
};

export const stackIntro: Intro = {
	heading: 'What we build with',
	lead: 'Widely used tools, so that other developers can maintain your system too.',
};

export const stack: readonly Technology[] = [
	{ name: 'TypeScript', use: 'Language of the screens; finds many mistakes before the software runs.' },
	{ name: 'React', use: 'Forms, tables and search.' },
	{ name: 'Node.js', use: 'Rules: who may do what, and what happens next.' },
	{ name: 'Python', use: 'Calculations, imports and reports.' },
	{ name: 'PostgreSQL', use: 'Records.' },
	{ name: 'Docker', use: 'The same set-up on your server and ours.' },
	{ name: 'AWS', use: 'Servers, where you have none of your own.' },
];

export const processIntro: Intro = {
	heading: 'How we work',
	lead: 'You decide after each step whether to continue, and keep its result.',
};

export const process = featuresOf({
	'Study the work': 'We watch how the work is done and draw it as a diagram, which you keep.',
	'Agree on the scope': 'You receive a written plan: the features, each with dates and a price. You choose.',
	Build: 'We build the most useful part first. You use it while we build the next.',
	'Hand over': 'We move your records, train your staff and deliver the documentation.',
});

export const servicesIntro: Intro = {
	heading: 'Systems we build',
	lead: 'Many projects start with one of these and add another later.',
};

/** Beside them. */
export const storeRoom = softwareScenes['store-room'];

export const services = featuresOf({
	Administration: 'Admissions, fees, staff and leave, with your rules and a record of each decision.',
	'Laboratory and research': 'Samples, instruments, test runs and results in one place.',
	Reports: 'The monthly report in one click, with the entries behind each figure.',
	'Connected systems': 'Programs that exchange data, so that nobody enters it twice.',
	'Replacing old software': 'An old system replaced step by step while it stays in use.',
	'Stores and stock': 'What came in, what went out and what is running low, with barcodes if you wish.',
});

export const closing: IntroWithActions = {
	heading: 'Describe the work to us',
	lead: 'Tell us how it is done today and who depends on it. A spreadsheet is a good start.',
	actions: [{ label: 'Describe your project', to: contactAbout('custom-software') }],
};

export const next = nextSteps('the people who do the work, their data and the programs they use now');

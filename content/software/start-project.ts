import { emailDetail, office, officePhones } from '../company.ts';
import { optional } from '../field-words.ts';
import { closings } from '../pictures/closings.ts';
import type { Illustration, Intro, PageMeta } from '../shapes.ts';
import { nextSteps } from './next-steps.ts';

/** `/contact` (RT-11, CTA-1). */

export const meta: PageMeta = {
	path: 'startProject',
	title: 'Start your project',
	description:
		'Write to the software team of AEG about a website, an app, an API, a system, hosting or SEO. A few sentences are enough to begin.',
};

export const opening: Intro = {
	heading: 'Start your project',
	lead: 'Tell us what the software is for, who will use it and when you need it.',
};

export const formHeading = 'Describe your project';

export const nextHeading = 'What happens next';

export const topicWords = {
	label: `What is it about? (${optional})`,
	none: 'Choose the closest topic',
};

export const details = [emailDetail(office), ...officePhones] as const;

export const next = nextSteps('your goal, your users and your deadline');

/** Beside the form. */
export const picture: Illustration = {
	file: closings.plan,
	alt: 'Woven drawing: a sheet with the words “Goal”, “Users” and “Date”, over the draft of a website; the same page on a phone lies at its right, and a pen below it.',
};

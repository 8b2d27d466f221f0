import type { Step } from '../shapes.ts';

/** What happens once somebody has written to the software team. A file of its own: most pages of services show it; the others have steps of their own. */
export const next: readonly Step[] = [
	{ title: 'You write', text: 'A few lines in your own words. You need no technical terms.' },
	{
		title: 'We reply with questions',
		text: 'We ask what we need to know to estimate the work.',
	},
	{ title: 'You decide', text: 'You receive a plan of the work and decide whether to go ahead.' },
];

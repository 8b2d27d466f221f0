import type { Step } from '../shapes.ts';

/** What happens once somebody has written to the software team; `asked` is what they should have at hand on this page. */
export const nextSteps = (asked: string): readonly Step[] => [
	{ title: 'You write', text: 'In your own words. You need no technical terms.' },
	{
		title: 'We reply with questions',
		text: `To estimate the work, we ask about ${asked}.`,
	},
	{
		title: 'You decide',
		text: 'You receive a written plan with dates and a price. Nothing starts until you agree.',
	},
];

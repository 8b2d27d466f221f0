import { featuresOf } from '../features.ts';

/** What happens once somebody has written to the software team; `asked` is what they should have at hand on this page. */
export const nextSteps = (asked: string) =>
	featuresOf({
		'You write': 'In your own words. You need no technical terms.',
		'We reply with questions': `To estimate the work, we ask about ${asked}.`,
		'You decide': 'You receive a written plan with dates and a price. Nothing starts until you agree.',
	});

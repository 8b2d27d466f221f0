import { group, list, optional, text, tick } from '../describe.ts';

/** Figures stand with their currency, or are a share; a price in words has none. */
const price = /^\D*$|\p{Sc}|%|(?<![A-Za-z])(?:Rs|[A-Z]{3}|rupees?|dollars?|euros?)(?![A-Za-z])/u;

const plan = group('Plan', {
	name: text('Name', { most: 30 }),
	price: optional(
		text('Price', {
			hint: 'As it is read: $49 or Free. Leave empty for “on request”.',
			most: 16,
			like: [price, 'write the currency too, such as $49 or ₹4,900, or words alone, such as Custom.'],
		}),
	),
	description: text('For whom', { most: 80 }),
	features: list('What it includes', text('Feature', { most: 60 }), { least: 1, most: 10 }),
	popular: tick('Most popular'),
	asks: list('What the message asks', text('Question', { hint: 'The visitor answers after it.', most: 60 }), {
		least: 1,
		most: 5,
	}),
});

const plans = (label: string) => list(label, plan, { most: 8, named: 'name' });

/** The plans of the software pages (API-2, WDEV-2, HOST-2). */
export const plansOf = group('Plans', {
	hosting: plans('Hosting plans'),
	websites: plans('Website plans'),
	apis: plans('API plans'),
});

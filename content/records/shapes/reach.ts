import { group, list, optional, text } from '../describe.ts';

/** How an office is reached. What a link dials is made from the number. */

export const phoneNumber = text('Number', {
	hint: 'With the country code, as people read it: +91 755 123 4567',
	like: [
		/^\+\d[\d\s-]{7,19}$/,
		'nobody can dial this. Write + and the country code, then digits and spaces.',
	],
});

export const phones = (hint: string) =>
	list(
		'Phones',
		group('Phone', {
			name: optional(text('What it is for', { hint: 'Such as Office or Registration', most: 30 })),
			number: phoneNumber,
		}),
		{ hint, least: 1, most: 6, named: 'number' },
	);

export const email = text('Email', {
	like: [/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'an email address has one @, a dot and no spaces.'],
});

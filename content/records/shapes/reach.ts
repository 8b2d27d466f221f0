import { group, list, optional, text } from '../describe.ts';

/** How an office is reached. What a link dials is made from the number. */

export const phoneNumber = text('Number', {
	hint: 'With the country code, as people read it: +91 755 123 4567',
	// in India ten digits, eleven where they begin with 1; elsewhere as many as any country has
	like: [
		/^\+(?:91(?:[\s-]*\d){10}|91[\s-]*1(?:[\s-]*\d){10}|(?!91)[1-9](?:[\s-]*\d){7,14})\s*$/,
		'nobody can dial this; write + and the country code, then the digits (after +91 there are ten, without a 0 in front).',
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
	like: [
		/^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i,
		'nobody can write to this; an email address has one @, a dot after it and no spaces.',
	],
});

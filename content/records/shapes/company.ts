import { group, list, optional, outside, sample, text } from '../describe.ts';

const phoneNumber = text('Number', {
	hint: 'With the country code, as people read it: +91 755 123 4567',
	like: [
		/^\+\d[\d\s-]{7,19}$/,
		'nobody can dial this. Write + and the country code, then digits and spaces.',
	],
});

const chat = {
	number: phoneNumber,
	greeting: optional(text('First words of the chat', { most: 120 })),
};

/** Where the company is and how it is reached (BAR-1, FOOT-4, FLOAT-1). */
export const company = group('Company', {
	sample,
	street: optional(text('House and street', { most: 80 })),
	pinCode: text('Pin code', { like: [/^\d{6}$/, 'an Indian pin code has six digits.'] }),
	email: text('Email', {
		like: [/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'an email address has one @, a dot and no spaces.'],
	}),
	phones: list(
		'Phones',
		group('Phone', {
			name: optional(text('What it is for', { hint: 'Such as Office or Registration', most: 30 })),
			number: phoneNumber,
		}),
		{ hint: 'Buttons call the first one.', least: 1, most: 6, named: 'number' },
	),
	chats: group('Chat (WhatsApp)', {
		sample,
		general: group('On most pages', chat),
		software: group('On the software pages', chat),
	}),
	accounts: group('Social accounts', {
		sample,
		list: list(
			'Accounts',
			group('Account', {
				name: text('Network', { hint: 'Twitter, Instagram, LinkedIn and GitHub show their sign.', most: 30 }),
				to: outside('Address', { hint: 'https://…' }),
			}),
			{ most: 8, named: 'name' },
		),
	}),
});

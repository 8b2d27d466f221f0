import { group, list, optional, outside, sample, text } from '../describe.ts';
import { mapFrame } from './parts.ts';
import { email, phoneNumber, phones } from './reach.ts';

const chat = {
	number: phoneNumber,
	greeting: optional(text('First words of the chat', { most: 120 })),
};

/** Where the company is and how it is reached (BAR-1, FOOT-4, FLOAT-1). */
export const company = group('Company', {
	sample,
	street: optional(text('House and street', { most: 80 })),
	pinCode: text('Pin code', { like: [/^\d{6}$/, 'an Indian pin code has six digits.'] }),
	email,
	phones: phones('Buttons call the first one.'),
	chats: group('Chat (WhatsApp)', {
		sample,
		general: group('On most pages', chat),
		software: group('On the software pages', chat),
	}),
	map: group(
		'Map',
		{
			sample,
			directions: outside('Directions', { hint: 'Where a maps service is asked for the way to your door.' }),
			frame: mapFrame('Loaded only when a visitor asks for it.'),
		},
		{ hint: 'Both addresses lead to your door.' },
	),
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

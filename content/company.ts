import type { Sampled } from './shapes.ts';

/** Facts of the company that many pages state (facts.md). */

export const company = {
	name: 'AEG Consultancy Services Pvt. Ltd.',
	shortName: 'AEG',
	/** After the title of every page. */
	inTitles: 'AEG Consultancy, Bhopal',
	mark: 'AEG Consultancy Services',
	tagline: 'Digital innovation for research, conferences and industry.',
	city: 'Bhopal',
	region: 'Madhya Pradesh',
	country: 'India',
	rights: 'All rights reserved.',
} as const;

export type Office = {
	/** House and street; the address does without until it is known. */
	readonly street?: string;
	readonly pinCode: string;
	readonly email: string;
	readonly phone: string;
	/** The same number as a telephone link dials it. */
	readonly dial: string;
};

/** House, street, email and phone were not supplied; the pin code is that of the city's head post office. */
export const office: Sampled<Office> = {
	sample: true,
	pinCode: '462001',
	email: 'contact@aeg.example',
	phone: '+91 755 000 0000',
	dial: '+917550000000',
};

/** What stands before and after the city in the address. */
export const aroundCity = [
	office.street === undefined ? '' : `${office.street}, `,
	`, ${company.region} ${office.pinCode}, ${company.country}`,
] as const;

/** The address as one line. */
export const addressLine = aroundCity.join(company.city);

export type CityMap = {
	/** Where a maps service is asked for directions; opened only by the visitor. */
	readonly directions: `https://${string}`;
	/** The embedded map, asked for only when the visitor presses "Load the map" (CONT-1). */
	readonly frame: `https://${string}`;
};

/** Both show the middle of the city: the doors of the office and of the venue were not supplied. */
export const cityMap: Sampled<CityMap> = {
	sample: true,
	directions: 'https://www.openstreetmap.org/directions?to=23.2599%2C77.4126#map=12/23.2599/77.4126',
	frame: 'https://www.openstreetmap.org/export/embed.html?bbox=77.33%2C23.18%2C77.50%2C23.33&layer=mapnik',
};

export type Chat = { readonly number: string; readonly greeting?: string };

/** Two different chat numbers on different pages, one with a greeting (FLOAT-1). */
export const chats: Sampled<{ readonly general: Chat; readonly software: Chat }> = {
	sample: true,
	general: { number: '+91 00000 00001' },
	software: {
		number: '+91 00000 00002',
		greeting: 'Hello AEG, I would like to talk about a software project.',
	},
};

/** The address that opens a chat in the visitor's chat application. */
export function chatLink(chat: Chat): `https://${string}` {
	const digits = chat.number.replace(/\D/g, '');
	const text = chat.greeting === undefined ? '' : `?text=${encodeURIComponent(chat.greeting)}`;
	return `https://wa.me/${digits}${text}`;
}

export type Social = {
	/** The network; Twitter, Instagram, LinkedIn and GitHub show their mark, any other its name. */
	readonly name: string;
	readonly to: `https://${string}`;
};

/** The accounts were not supplied: the links lead to the networks' own front pages. */
export const socials: Sampled<{ readonly accounts: readonly Social[] }> = {
	sample: true,
	accounts: [
		{ name: 'Twitter', to: 'https://x.com/' },
		{ name: 'Instagram', to: 'https://www.instagram.com/' },
		{ name: 'LinkedIn', to: 'https://www.linkedin.com/' },
		{ name: 'GitHub', to: 'https://github.com/' },
	],
};

import { company as record } from './records/index/company.ts';
import type { Sampled } from './shapes.ts';

/** Facts of the company that many pages state (facts.md). */

export const company = {
	name: 'AEG Consultancy Services Pvt. Ltd.',
	shortName: 'AEG',
	/** After the title of every page that does not begin with the name. */
	inTitles: 'AEG Consultancy',
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

export type PhoneLine = { readonly name?: string; readonly number: string; readonly dial: string };

/** Every phone, with the number as a telephone link dials it; buttons call the first. */
export const phoneLines: readonly PhoneLine[] = record.phones.map((phone) => ({
	...phone,
	dial: phone.number.replace(/[^+\d]/g, ''),
}));

export const office: Sampled<Office> = {
	...record,
	phone: phoneLines[0]?.number ?? '',
	dial: phoneLines[0]?.dial ?? '',
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

/** Where a maps service is asked for the way to a place by its name: nobody gave us where its door is. */
export const directionsTo = (place: string): `https://${string}` =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** Both show the middle of the city: the doors of the office and of the venue were not supplied. */
export const cityMap: Sampled<CityMap> = {
	sample: true,
	directions: 'https://www.openstreetmap.org/directions?to=23.2599%2C77.4126#map=12/23.2599/77.4126',
	frame: 'https://www.openstreetmap.org/export/embed.html?bbox=77.33%2C23.18%2C77.50%2C23.33&layer=mapnik',
};

export type Chat = { readonly number: string; readonly greeting?: string };

/** Two different chat numbers on different pages, one with a greeting (FLOAT-1). */
export const { chats } = record;

/** The address that opens a chat in the visitor's chat application. */
export function chatLink(chat: Chat): `https://${string}` {
	const digits = chat.number.replace(/\D/g, '');
	const text = chat.greeting === undefined ? '' : `?text=${encodeURIComponent(chat.greeting)}`;
	return `https://wa.me/${digits}${text}`;
}

/** Until an account is known, the link leads to the network's own front page. */
export const socials: Sampled<{ readonly accounts: readonly Social[] }> = {
	...(record.accounts.sample && { sample: true }),
	accounts: record.accounts.list,
};

export type Social = {
	/** The network; Twitter, Instagram, LinkedIn and GitHub show their mark, any other its name. */
	readonly name: string;
	readonly to: `https://${string}`;
};

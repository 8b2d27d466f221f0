import { dialled } from '#contract/phones.ts';
import { company as record } from './records/index/company.ts';
import type { Sampled } from './shapes.ts';

/** Facts of the company that many pages state (docs/decisions/0025). */

export const company = {
	name: 'AEG Consultancy Services Pvt. Ltd.',
	shortName: 'AEG',
	/** After the title of every page that does not begin with the name. */
	inTitles: 'AEG Consultancy',
	mark: 'AEG Consultancy Services',
	tagline: 'Digital innovation from Bhopal, India.',
	city: 'Bhopal',
	region: 'Madhya Pradesh',
	country: 'India',
	rights: 'All rights reserved.',
} as const;

type Phone = { readonly name?: string; readonly number: string };

/** The first of several phones, which buttons call. */
export function firstOf([phone]: readonly Phone[]): { readonly phone: string; readonly dial: string } {
	const { number = '' } = phone ?? {};
	return { phone: number, dial: dialled(number) };
}

/** All of them, as links below each other. */
export const phoneDetails = (phones: readonly Phone[], sample: boolean | undefined) =>
	phones.map(({ name, number }) => ({
		label: name && phones.length > 1 ? `Phone, ${name}` : 'Phone',
		value: number,
		to: `tel:${dialled(number)}` as const,
		sample,
	}));

/** An email address as a link, below what it is called. */
export const emailDetail = ({ email, sample }: Sampled<{ readonly email: string }>, label = 'Email') =>
	({ label, value: email, to: `mailto:${email}`, sample }) as const;

/** The office; buttons call the first of its phones. */
export const office = { ...record, ...firstOf(record.phones) };

export const officePhones = phoneDetails(office.phones, office.sample);

/** What stands before and after the city in the address. */
export const aroundCity = [
	office.street === undefined ? '' : `${office.street}, `,
	`, ${company.region} ${office.pinCode}, ${company.country}`,
] as const;

/** The address as one line. */
export const addressLine = aroundCity.join(company.city);

/** Where a maps service is asked for the way to a place by its name: nobody gave us where its door is. */
export const directionsTo = (place: string): `https://${string}` =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** Directions, which a visitor opens, and the map to embed; until the company gave its own, both show the middle of the city. */
export const cityMap = record.map;

export type Chat = (typeof record)['chats']['general'];

/** Two different chat numbers on different pages, one with a greeting (FLOAT-1). */
export const { chats } = record;

/**
 * Until an account is known, the link leads to the network's own front page. Twitter, Instagram, LinkedIn and GitHub show
 * their mark, any other network its name.
 */
export const socials = { ...record.accounts, accounts: record.accounts.list };

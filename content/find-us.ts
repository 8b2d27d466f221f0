import { addressLine, company, directions, mapFrame, office } from './company.ts';

/** How to reach the office, for every page that has a contact form. */
export const officeDetails = [
	{ label: 'Address', value: addressLine },
	{ label: 'Email', value: office.email, to: `mailto:${office.email}` },
	{ label: 'Phone', value: office.phone, to: `tel:${office.dial}` },
] as const;

/** CONT-1: the map, which asks nobody before it is loaded. */
export const officeMap = {
	name: company.mark,
	place: `${company.city}, ${company.region}`,
	note: 'What you see is a drawn pattern. The map itself comes from openstreetmap.org, and only when you ask for it.',
	offline: 'You are offline. The map can be loaded once you are connected again.',
	frame: mapFrame,
	directions: { label: 'Open directions', to: directions },
} as const;

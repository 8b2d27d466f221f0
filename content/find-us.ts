import { addressLine, cityMap, company, office } from './company.ts';

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
	note: 'What you see is a drawn pattern. The map comes from openstreetmap.org, only when you ask for it, and shows the city; the exact door is still to be confirmed.',
	offline: 'You are offline. The map can be loaded once you are connected again.',
	frame: cityMap.frame,
	directions: { label: 'Open directions', to: cityMap.directions },
} as const;

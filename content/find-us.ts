import { addressLine, cityMap, company, office } from './company.ts';

/** How to reach the office, for every page that has a contact form. */
export const officeDetails = [
	{ label: 'Address', value: addressLine, sample: office.sample },
	{ label: 'Email', value: office.email, to: `mailto:${office.email}`, sample: office.sample },
	{ label: 'Phone', value: office.phone, to: `tel:${office.dial}`, sample: office.sample },
] as const;

/** CONT-1: the map, which asks nobody before it is loaded. */
export const officeMap = {
	name: company.mark,
	place: `${company.city}, ${company.region}`,
	note: 'What you see is a drawn pattern. The map comes from openstreetmap.org, only when you ask for it, and shows the city; the exact door is still to be confirmed.',
	offline: 'You are offline. The map can be loaded once you are connected again.',
	blocked:
		'If no map appears above, your browser or network blocks openstreetmap.org; “Open directions” leads to the same place.',
	frame: cityMap.frame,
	directions: { label: 'Open directions', to: cityMap.directions },
} as const;

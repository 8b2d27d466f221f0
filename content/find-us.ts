import { addressLine, cityMap, company, emailDetail, office, officePhones } from './company.ts';

export const officeAddress = { label: 'Address', value: addressLine, sample: office.sample } as const;
export const officeEmail = emailDetail(office);

/** How to reach the office, for every page that has a contact form. */
export const officeDetails = [officeAddress, officeEmail, ...officePhones] as const;

/** Around a map, wherever it leads. */
export const mapWords = {
	drawn: 'Drawn, not to scale.',
	note: '“Load the map” fetches a map of the city from openstreetmap.org.',
	offline: 'You are offline. Load the map when you are connected again.',
	blocked: 'If no map appears above, your browser or network may be blocking openstreetmap.org.',
} as const;

/** CONT-1: the map, which asks nobody before it is loaded. */
export const officeMap = {
	...mapWords,
	name: company.mark,
	place: `${company.city}, ${company.region}`,
	frame: cityMap.frame,
	directions: { label: 'Open directions', to: cityMap.directions },
} as const;

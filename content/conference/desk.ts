import { addressLine, cityMap, company, directionsTo } from '#content/company.ts';
import { officeMap } from '#content/find-us.ts';
import type { Sampled } from '#content/shapes.ts';
import { venueLine } from './edition-words.ts';
import { current } from './editions.ts';

/** The organisers were given no phone number and no email address of their own yet. */
export const desk: Sampled<{ readonly phone: string; readonly dial: string; readonly email: string }> = {
	sample: true,
	phone: '+91 755 000 0003',
	dial: '+917550000003',
	email: 'conference@aeg.example',
};

/** Whom to ask about the conference, and where (CONF-9). */
export const deskDetails = [
	{ label: 'Venue', value: venueLine(current) },
	{ label: 'Organiser', value: `${company.name}, ${addressLine}` },
	{ label: 'Email', value: desk.email, to: `mailto:${desk.email}`, sample: desk.sample },
	{ label: 'Phone', value: desk.phone, to: `tel:${desk.dial}`, sample: desk.sample },
] as const;

const { venue } = current;
const frame = venue?.frame ?? (venue?.city === company.city ? cityMap.frame : undefined);

/** The way to the venue itself, by its name where nobody gave its place; nothing while none is set. */
export const directions = venue && {
	label: 'Open directions',
	to: venue.directions ?? directionsTo(`${venue.institute}, ${venue.city}, ${venue.region}`),
};

/** Nothing while the venue is not set, or no map of its city is known to us. */
export const venueMap = venue &&
	directions &&
	frame && {
		name: `${venue.short}, ${venue.city}`,
		place: `${venue.city}, ${venue.region}, ${venue.country}`,
		drawn: officeMap.drawn,
		note: officeMap.note,
		offline: officeMap.offline,
		blocked: officeMap.blocked,
		frame,
		directions,
	};

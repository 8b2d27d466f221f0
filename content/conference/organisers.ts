import {
	addressLine,
	cityMap,
	company,
	directionsTo,
	emailDetail,
	firstOf,
	phoneDetails,
} from '#content/company.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { mapWords } from '#content/find-us.ts';
import { organisers as record } from '#content/records/index/organisers.ts';
import { venueLine } from './edition-words.ts';

/** The organisers, by their first phone. */
export const organisers = { ...record, ...firstOf(record.phones) };

/** Whom to ask about the conference, and where (CONF-9). */
export const organiserDetailsOf = (edition: ConferenceEdition) =>
	[
		{ label: 'Venue', value: venueLine(edition) },
		{ label: 'Organiser', value: `${company.name}, ${addressLine}` },
		emailDetail(organisers),
		...phoneDetails(record.phones, organisers.sample),
	] as const;

/** The way to the venue itself, by its name where nobody gave its place; nothing while none is set. */
export const directionsOf = ({ venue }: ConferenceEdition) =>
	venue && {
		label: 'Open directions',
		to: venue.directions ?? directionsTo(`${venue.institute}, ${venue.city}, ${venue.region}`),
	};

/** Nothing while the venue is not set, or no map of its city is known to us. */
export function venueMapOf(edition: ConferenceEdition) {
	const { venue } = edition;
	const frame = venue?.frame ?? (venue?.city === company.city ? cityMap.frame : undefined);
	const directions = directionsOf(edition);
	return (
		venue &&
		directions &&
		frame && {
			...mapWords,
			name: `${venue.short}, ${venue.city}`,
			place: `${venue.city}, ${venue.region}, ${venue.country}`,
			frame,
			directions,
		}
	);
}

import type { Editions } from '#content/edition.ts';
import type { PageMeta } from '#content/shapes.ts';

export const metaOf = ({ current: { name, venue }, isAhead }: Editions): PageMeta => ({
	path: 'registration',
	title: isAhead ? `${name}: registration` : 'Register interest in the next conference',
	description: isAhead
		? `The registration form of ${name}${venue ? ` in ${venue.city}` : ''}. While registration is closed, it records your interest; it does not reserve a place.`
		: 'A short form that tells the organisers of AEG’s conferences that you are interested in the next one. It does not reserve a place.',
	thread: 'conferences',
});

export const form = { heading: 'Your details' };

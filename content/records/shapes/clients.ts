import { group, optional, outside, sample, text } from '../describe.ts';
import { beside } from './parts.ts';

/** A client institution (HOME-4). */
export const clients = group('Client', {
	sample,
	name: text('Name', { most: 80 }),
	logo: beside('Logo', 'clients', 'Square, at least 320 × 320 pixels; SVG is best'),
	link: optional(outside('Their website', { hint: 'https://…' })),
});

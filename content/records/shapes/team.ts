import { group, optional, outside, sample, text } from '../describe.ts';
import { beside } from './parts.ts';

/** Somebody who works on websites (WDEV-1). */
export const team = group('Person', {
	sample,
	name: text('Name', { hint: 'While nobody is named, what the person does.', most: 80 }),
	role: text('Work', { most: 80 }),
	expertise: text('Expertise', { most: 80 }),
	portrait: optional(
		beside('Portrait', 'people', 'At least 640 × 640 pixels; faces are kept when it is cut'),
	),
	link: optional(outside('A page about the person', { hint: 'https://…' })),
});

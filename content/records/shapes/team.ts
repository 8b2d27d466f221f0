import { group, optional, outside, sample, text } from '../describe.ts';
import { portrait } from './parts.ts';

/** Somebody who works on websites (WDEV-1). */
export const team = group('Person', {
	sample,
	name: text('Name', { hint: 'While nobody is named, what the person does.', most: 80 }),
	role: text('Work', { most: 80 }),
	expertise: text('Expertise', { most: 80 }),
	portrait,
	link: optional(outside('A page about the person', { hint: 'https://…' })),
});

import { group, list, optional, sample, text, whole } from '../describe.ts';
import { beside } from './parts.ts';

/** A website that was completed (WDEV-1). */
export const projects = group('Project', {
	sample,
	name: text('Name', { most: 80 }),
	tech: list('Technologies', text('Technology', { most: 30 }), { least: 1, most: 6 }),
	year: whole('Completed in', { least: 1990, most: 2100 }),
	screen: optional(beside('A picture of its first page', 'portfolio', 'At least 960 pixels wide')),
});

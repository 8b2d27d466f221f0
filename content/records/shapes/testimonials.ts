import { choices, listing, sample, text, whole } from '../describe.ts';
import { language } from './parts.ts';

/** What clients and attendees say, each on the pages that are ticked (SOFT-4, HOST-3, SEO-1, HUB-6). */
export const testimonials = listing(
	'Testimonials',
	'Testimonial',
	{
		sample,
		language,
		text: text('What was said', { long: true, most: 240 }),
		name: text('Name or office', { most: 60 }),
		company: text('Institute or company', { most: 80 }),
		rating: whole('Stars', { least: 1, most: 5 }),
		pages: choices('Shown on', {
			software: 'Software',
			hosting: 'Hosting',
			seo: 'SEO',
			conferences: 'Conferences (tab Join, without stars)',
		}),
	},
	{ named: 'text' },
);

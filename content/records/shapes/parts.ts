import { mapHost } from '#contract/map-host.ts';
import { address, choice, group, optional, outside, photo, text } from '../describe.ts';

/** Parts that several records have. */

/** What stands in for a photo: the name of a drawing of the same family. */
const drawing = optional(
	text('Drawing in its place', { hint: 'Leave it as it is: a photo takes its place.', most: 40 }),
);

/** A logo or a portrait beside a name, which says what it shows. */
export const beside = (label: string, family: string, hint: string) =>
	group(label, { file: optional(photo('Photo', { family, hint })), drawing });

/** A photo or a drawing, what it shows, and which part stays where its frame is narrower. */
export const picture = (label: string, family: string, hint: string) =>
	group(label, {
		file: optional(photo('Photo', { family, hint })),
		drawing,
		alt: optional(
			text('What the picture shows', {
				hint: 'For people who do not see it: one sentence.',
				most: 160,
			}),
		),
		focus: optional(
			choice(
				'Part to keep when it is cut',
				{ automatic: 'Automatic (faces)', top: 'Top', middle: 'Middle', bottom: 'Bottom' },
				{ hint: 'Choose another one if a head or an edge is lost.' },
			),
		),
	});

/** A map within a page. */
export const mapFrame = (hint: string) =>
	outside('Map to embed', {
		hint: `${hint} On ${mapHost}: Share, HTML, and of that the address after src.`,
		host: mapHost,
	});

export const portrait = optional(
	beside('Portrait', 'people', 'At least 640 × 640 pixels; faces are kept when it is cut'),
);

/** Leads on from a sentence. */
export const link = optional(
	group('Link', {
		label: text('Words of the link', { most: 40 }),
		to: address('Where it leads', { hint: 'A page of this site, such as /Conference, or https://…' }),
	}),
);

/** What is known of a person. */
export const named = {
	name: text('Name', { most: 80 }),
	affiliation: optional(text('Institute, city', { most: 120 })),
	link: optional(outside('A page about the person', { hint: 'https://…' })),
};

export const divisions = {
	group: 'Home and group pages',
	research: 'Research',
	conferences: 'Conferences',
	software: 'Software',
} as const;

/** Pages mark what is said in another language than theirs, so that it is read aloud and broken rightly. */
export const language = optional(
	choice('Language', { en: 'English', hi: 'हिन्दी (Hindi)' }, { hint: 'Choose Hindi if you write in it.' }),
);

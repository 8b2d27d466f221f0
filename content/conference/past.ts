import { capital, counted, listed } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import type { EditionWords, IntroWithActions, Link, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { inEachState, namedWords } from './edition-words.ts';
import { years, yearsInWords } from './timeline-years.ts';

/** The page of the latest one on record, and what was added to it. */
const keptOf = ({ toShow }: ConferenceEdition) => listed(['page', ...toShow]);

export const metaOf = ({ onRecord }: Editions): PageMeta => ({
	path: 'pastConferences',
	title: 'Past conferences',
	description: `Past conferences of AEG: ${onRecord.name}${onRecord.venue ? ` in ${onRecord.venue.city}` : ''} with its ${keptOf(onRecord)}, and the timeline of the years before.`,
});

/** What the page says of the latest one on record, which is not among the past ones until it is over. */
function leadOf(onRecord: ConferenceEdition): EditionWords {
	const said = namedWords(onRecord);
	const ahead = inEachState((state) => `${said[state]} It is listed here when it is over.`);
	// the same before the clock is known and after: a longer sentence would move the page
	const stays = `${onRecord.name}, with its ${keptOf(onRecord)}.`;
	return { ...ahead, standing: stays, over: stays };
}

export const headOf = (onRecord: ConferenceEdition) => ({
	heading: 'Past conferences',
	/** The year of the latest one, as the figure of the page. */
	figure: onRecord.year,
	edition: onRecord,
	lead: leadOf(onRecord),
});

/** `Five tracks, from … to ….` */
export const inShort = ({ tracks, scope }: ConferenceEdition): string =>
	tracks.length > 0
		? `${capital([counted(tracks.length, 'track'), scope].filter(Boolean).join(', '))}.`
		: 'Its tracks are not on this site.';

/** What the links of an edition say. */
export const linkLabels = {
	page: 'Conference page',
	proceedings: 'Proceedings',
	photos: 'Gallery',
	awards: 'Awards',
} as const;

export const closing: IntroWithActions = {
	heading: 'Looking for the next one?',
	lead: 'Every new conference is announced on our page “Upcoming conferences”.',
	actions: [
		{ label: 'Upcoming conferences', to: paths.upcoming },
		{ label: 'Contact Us', to: askAbout('next-conference') },
	],
};

export const earlier = {
	heading: `Conferences from ${yearsInWords}`,
	link: { label: 'Conference timeline', to: paths.timeline } satisfies Link,
	years,
};

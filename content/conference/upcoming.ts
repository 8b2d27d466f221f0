import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import type { EditionWords, Link, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { inEachState, namedWords } from './edition-words.ts';
import { calls } from './registration-calls.ts';

export const metaOf = ({ onRecord, isAhead }: Editions): PageMeta => ({
	path: 'upcoming',
	title: isAhead ? 'Next AEG conference: dates, call for papers' : 'Next AEG conference: not announced yet',
	description: isAhead
		? `The next conference of AEG: its dates, call for papers and registration, ways to keep in touch, and ${onRecord.name} in figures.`
		: `AEG’s next conference has not been announced yet. See the ways to keep in touch until then, and ${onRecord.name} in figures.`,
});

/** What is upcoming: the edition at `/Conference` until it is over, then the one after it. */
export function leadOf(current: ConferenceEdition): EditionWords {
	const said = namedWords(current);
	return {
		...inEachState((state) => `${said[state]} Its page has the details.`),
		over: `The next conference has not been announced yet. Its dates, tracks and call for papers will appear here. ${current.name} is over.`,
	};
}

export const head = {
	heading: 'Upcoming conferences',
	ask: { label: 'Contact Us', to: askAbout('next-conference') } satisfies Link,
};

/** To the page of an edition that is ahead. */
export const toPage = ({ name }: ConferenceEdition): Link => ({ label: `See ${name}`, to: paths.conference });

/** To the form that hears of the next one. */
export const toForm = inEachState<Link>((state) => ({ label: calls[state], to: paths.registration }));

/** To the form, which is called by what it does on the day, to the calendar, and to the organisers. */
const lines = {
	form: {
		text: 'Fill in a short form. The organisers will answer by email.',
		to: paths.registration,
	},
	calendar: {
		title: 'Subscribe to the calendar',
		text: 'Once announced, the dates of each conference appear in your own calendar.',
		to: `${paths.timeline}#calendar`,
	},
	message: {
		title: 'Write to us',
		text: 'Tell us your field, and whether you would present a paper or attend.',
		to: askAbout('next-conference'),
	},
} as const;

export const ways = {
	heading: `${capital(counted(Object.keys(lines).length, 'way'))} to keep in touch`,
	...lines,
};

export { hostCall as closing } from './host-call.ts';

import { capital, counted, listed } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { EditionWords, InEachPaperState, InEachState } from '#content/shapes.ts';
import { dateOf, type Edition, type ImportantDate } from '#contract/dates.ts';
import { countDays, daysInWords, deadlineInWords } from '#contract/day-words.ts';
import { editionStates } from '#contract/edition-states.ts';

/**
 * What the site says of an edition in each state, made from its dates. `standing` is in the page as it is built and
 * without script: it names days and says neither "open" nor "held", which only the clock of the visit knows.
 */

/** What an edition has to show, if anything. */
type Shown = Pick<ConferenceEdition, 'toShow'>;

/** One of each state, made by what is handed in. */
export const inEachState = <Of>(make: (state: keyof EditionWords) => Of): InEachState<Of> =>
	Object.fromEntries(
		(['standing', ...editionStates] as const).map((state) => [state, make(state)]),
	) as InEachState<Of>;

/** The same in every state. */
export const always = <Of>(one: Of): InEachState<Of> => inEachState(() => one);

/** The days of the conference and the end of registration, in words; either may not be set, and then registration ends with the conference's first day. */
function datesInWords(edition: Edition) {
	const conference = dateOf(edition, 'conference');
	const last = dateOf(edition, 'registration');
	return {
		dated: conference !== undefined,
		days: conference ? daysInWords(conference) : 'days still to be set',
		deadline: last ? deadlineInWords(last) : 'still to be set',
		last: last ? deadlineInWords(last) : 'the conference begins',
		lastDay: last ? daysInWords(last) : 'a day still to be set',
	};
}

/** When papers are taken and when registration opens: what can be said before it does. */
function callOf(edition: Edition) {
	const paper = dateOf(edition, 'paper');
	const until = paper ? ` until ${deadlineInWords(paper)}` : '';
	return {
		time: timeOfCall(edition.call, paper),
		papers: `The call for papers is open${until}.`,
		registration: `Registration ${opensWhen(edition)}.`,
	};
}

const opensWhen = ({ opens }: Edition) =>
	opens ? `opens on ${daysInWords({ first: opens })}` : 'has not opened yet';

/** From when to when papers are taken, as far as it is set; an edition is announced before its call and, perhaps, after it. */
function timeOfCall(call: Edition['call'], paper: ImportantDate | undefined): string {
	if (call === undefined) return paper ? ` Last date for papers: ${deadlineInWords(paper)}.` : '';
	return paper
		? ` Call for papers: ${daysInWords({ first: call, last: paper.first })}.`
		: ` Call for papers: from ${daysInWords({ first: call })}.`;
}

/** What an edition is before its registration opens: announced for its days, or without them. */
function announcedOf(edition: Edition) {
	const conference = dateOf(edition, 'conference');
	return conference ? `announced for ${daysInWords(conference)}` : 'announced; its days are still to be set';
}

/** Where an edition stands, beside its days: before the answers (FAQ-1). */
export function newsWords(edition: Edition): EditionWords {
	const { dated, deadline, last, lastDay } = datesInWords(edition);
	const { time, papers, registration } = callOf(edition);
	return {
		standing: dated ? `Last date of registration: ${deadline}.` : 'The days are still to be set.',
		announced: `${time} ${registration}`.trim(),
		call: `${papers} ${registration}`,
		open: `Registration is open until ${last}.`,
		closed: `Registration closed on ${lastDay}.`,
		running: 'The conference is taking place now.',
		over: 'The conference is over.',
	};
}

/** At the head of the edition's page, which shows the days too; after the conference, what the page leads to (CONF-1). */
export function stateWords(edition: Edition & Shown): EditionWords {
	const { days } = datesInWords(edition);
	const { announced, closed, over, ...news } = newsWords(edition);
	const { toShow } = edition;
	const left =
		toShow.length > 0 ? `See its ${listed(toShow)}.` : 'Its proceedings are not published here yet.';
	return {
		...news,
		announced: `${capital(announcedOf(edition))}. ${announced}`,
		closed: `${closed} The conference is on ${days}.`,
		running: `Taking place now: ${days}.`,
		over: `${over} ${left}`,
	};
}

/** What the words of a registration are filled in with (`registration-table.ts`). */
export function registrationValues(edition: Edition) {
	const { deadline, last, lastDay } = datesInWords(edition);
	return { conference: edition.name, deadline, last, lastDay, opens: opensWhen(edition) };
}

/** Where an edition stands, in a sentence that names it: among the upcoming conferences (UPC-1), in the answers (FAQ-1). */
export function namedWords(edition: Edition): EditionWords {
	const { dated, days, last, lastDay } = datesInWords(edition);
	const { time, papers, registration } = callOf(edition);
	const { name } = edition;
	return {
		standing: dated ? `Dates of ${name}: ${days}.` : `The days of ${name} are still to be set.`,
		announced: `${name} is ${announcedOf(edition)}.${time} ${registration}`,
		call: `${name} is ${announcedOf(edition)}. ${papers}`,
		open: `${name} is on ${days}. Registration is open until ${last}.`,
		closed: `${name} is on ${days}. Registration closed on ${lastDay}.`,
		running: `${name} is taking place now: ${days}.`,
		over: `${name} was held on ${days}.`,
	};
}

/** The days alone, and where (`in Bhopal`), beside a name: on the hub and among the past conferences (PAST-1), to which it may not belong yet. */
export function dayWords(edition: Edition, where?: string): EditionWords {
	const conference = dateOf(edition, 'conference');
	const place = where === undefined ? '' : ` ${where}`;
	if (conference === undefined) return always(`Days still to be set${place}`);
	const days = daysInWords(conference, '–') + place;
	return {
		...always(`Still to come: ${days}`),
		standing: days,
		running: `Now: ${days}`,
		over: `Held on ${days}`,
	};
}

/** What an edition is called above its name on the hub, and what one can do before it is held. */
export const placeWords = ({ toShow }: Shown): EditionWords => ({
	standing: toShow.length > 0 ? 'Latest conference' : 'Current conference',
	announced: 'Next conference',
	call: 'Next conference, call for papers open',
	open: 'Next conference, registration open',
	closed: 'Next conference, registration closed',
	running: 'Current conference',
	over: 'Latest conference',
});

/** Whether there is still time for a paper (CONF-8). */
export function paperWords(date: ImportantDate, call?: Edition['call']): InEachPaperState<string> {
	const still = 'After that day the organisers still answer questions about papers.';
	return {
		standing: `Last date: ${deadlineInWords(date)}. ${still}`,
		early: call === undefined ? '' : `The call for papers opens on ${daysInWords({ first: call })}.`,
		open: `Open until ${deadlineInWords(date)}.`,
		closed: `Submission closed on ${deadlineInWords(date)}. You can still ask the organisers about a paper.`,
	};
}

/** How many days an edition lasts, in words; undefined while they are not set. */
export function dayCount(edition: Edition): string | undefined {
	const conference = dateOf(edition, 'conference');
	return conference && counted(countDays(conference), 'day');
}

/** The place of a track's papers on the page of the proceedings, by the track's place from 0. */
export const papersPlace = (track: number) => `papers-${track + 1}`;

/** Where an edition is held, as an address. */
export function venueLine({ venue }: ConferenceEdition): string {
	if (venue === undefined) return 'The venue is still to be set';
	return `${venue.institute}, ${venue.city}, ${venue.region}, ${venue.country}`;
}

/** The same, as short as a label needs it: `VIST, Bhopal`. */
export function venueInShort({ venue }: Pick<ConferenceEdition, 'venue'>): string | undefined {
	return venue && `${venue.short}, ${venue.city}`;
}

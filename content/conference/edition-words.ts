import type { EditionWords } from '#content/shapes.ts';
import type { Edition, ImportantDate } from '#contract/dates.ts';
import { edition } from '../editions/2025.ts';
import { daysInWords, deadlineInWords } from './day-words.ts';

/**
 * What the site says of an edition in each state, made from its dates. `standing` is in the page as it is built and
 * without script: it names days and says neither "open" nor "held", which only the clock of the visit knows.
 */

const dateOf = ({ dates }: Edition, id: ImportantDate['id']) => dates.find((date) => date.id === id);

/** The days of the conference and the end of registration, in words; an edition may be announced without them. */
function datesOf(edition: Edition) {
	const conference = dateOf(edition, 'conference');
	const last = dateOf(edition, 'registration') ?? conference;
	return {
		days: conference ? daysInWords(conference) : 'days still to be set',
		last: last ? deadlineInWords(last) : 'a day still to be set',
		lastDay: last ? daysInWords(last) : 'a day still to be set',
	};
}

/** At the head of the edition's page (CONF-1). */
export function stateWords(edition: Edition): EditionWords {
	const { days, last, lastDay } = datesOf(edition);
	return {
		standing: `Last date of registration: ${last}.`,
		announced: `Announced for ${days}. Registration has not opened yet.`,
		open: `Registration is open until ${last}.`,
		closed: `Registration closed on ${lastDay}. The conference is on ${days}.`,
		running: `Taking place now: ${days}.`,
		over: `Held on ${days}. This page stays as its record.`,
	};
}

/** What a registration means on the day it is sent. */
export function registrationMeaning(edition: Edition): EditionWords {
	const { days, last, lastDay } = datesOf(edition);
	const { name } = edition;
	return {
		standing: `Last date for ${name}: ${last}. A form sent later tells the organisers of your interest in the next one.`,
		announced: `Registration for ${name} has not opened. Your form tells the organisers that you wish to come.`,
		open: `Registration for ${name} is open until ${last}.`,
		closed: `Registration for ${name} closed on ${lastDay}. Your form still reaches the organisers, who tell you whether a place is left.`,
		running: `${name} is taking place. Your form still reaches the organisers; at the venue, please ask at the registration desk.`,
		over: `${name} is over: it was held on ${days}. A registration now tells the organisers of your interest in the next one.`,
	};
}

/** Where an edition stands, in a sentence that names it: among the upcoming conferences (UPC-1), in the answers (FAQ-1). */
export function namedWords(edition: Edition): EditionWords {
	const { days, last, lastDay } = datesOf(edition);
	const { name } = edition;
	return {
		standing: `Dates of ${name}: ${days}.`,
		announced: `${name} is announced for ${days}. Registration has not opened yet.`,
		open: `${name} is on ${days}. Registration is open until ${last}.`,
		closed: `${name} is on ${days}. Registration closed on ${lastDay}.`,
		running: `${name} is taking place now: ${days}.`,
		over: `${name} was held on ${days}.`,
	};
}

/** The days alone, beside a name: on the hub and among the past conferences (PAST-1), to which it may not belong yet. */
export function dayWords(edition: Edition): EditionWords {
	const conference = dateOf(edition, 'conference');
	const days = conference ? daysInWords(conference, '–') : 'Days still to be set';
	const ahead = `Still to come: ${days}`;
	return {
		standing: days,
		announced: ahead,
		open: ahead,
		closed: ahead,
		running: `Now: ${days}`,
		over: `Held on ${days}`,
	};
}

/** Whether there is still time for a paper (CONF-8). */
export function paperWords(date: ImportantDate) {
	const still = 'A message about a paper reaches the organisers after that day too.';
	return {
		standing: `Last date: ${deadlineInWords(date)}. ${still}`,
		before: `Open until ${deadlineInWords(date)}.`,
		after: `Submission closed on ${deadlineInWords(date)}. A message about a paper still reaches the organisers.`,
	};
}

/** The state words of the edition that the site shows. */
export const editionWords = stateWords(edition);
export const meaning = registrationMeaning(edition);
export const named = namedWords(edition);
export const editionDays = dayWords(edition);

export const institute = 'Vidhyapeeth Institute of Science and Technology (VIST)';

export const venue = `${institute}, Bhopal, Madhya Pradesh, India`;

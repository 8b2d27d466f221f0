import type { ConferenceEdition } from '#content/edition.ts';
import type { EditionWords, InEachState, Link } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { daysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { always, inEachState, namedWords, stateWords } from './edition-words.ts';

/** When the next conference is, or that none is announced: in the first view of the conference page and of the answers (STATE-3). */

const notAnnounced = 'The next conference has not been announced yet.';

/** Among the answers: the edition that is ahead. */
export function nextSays(current: ConferenceEdition): EditionWords {
	const days = dateOf(current, 'conference');
	const when = days ? `${daysInWords(days)}.` : 'its days are still to be set.';
	const { standing, running } = namedWords(current);
	return {
		...always(`Next conference: ${current.name}, ${when}`),
		standing,
		running,
		over: notAnnounced,
	};
}

/** On the page of an edition, whose head names the days. */
const nextBeside: EditionWords = {
	...always('This is our next conference.'),
	standing: 'Later conferences are announced on a page of their own.',
	running: notAnnounced,
	over: notAnnounced,
};

/** At the head of that page: where the edition stands, then what comes next. */
export function headSays(current: ConferenceEdition): EditionWords {
	const stands = stateWords(current);
	return inEachState((state) => `${stands[state]} ${nextBeside[state]}`);
}

/** The way to the page of upcoming conferences. */
export const nextLink: InEachState<Link> = always<Link>({
	label: 'Upcoming conferences',
	to: paths.upcoming,
});

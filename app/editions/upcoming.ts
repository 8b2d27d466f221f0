import { always } from '#content/conference/edition-words.ts';
import { hallPictures } from '#content/conference/hall-pictures.ts';
import { head, leadOf, toForm, toPage } from '#content/conference/upcoming.ts';
import type { Editions } from '#content/edition.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import type { Illustration } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';

/** Whether the days of the next edition are set; so it stays until its record is there. */
const isSet = ({ current, isAhead }: Editions) => isAhead && dateOf(current, 'conference') !== undefined;

/** What the page of upcoming conferences opens with (UPC-1). */
export const upcomingOf = (editions: Editions) => ({
	...head,
	lead: leadOf(editions.current),
	/** Once the days are set, the picture of a full hall, in colour; before that, of an empty one. */
	...(isSet(editions)
		? { picture: hallPictures.full, undyed: false }
		: { picture: hallPictures.empty, undyed: true }),
	first: editions.isAhead ? always(toPage(editions.current)) : toForm,
});

/** Not the hall of the head, where that is full. */
export const pictureOfLast = (editions: Editions): Illustration =>
	isSet(editions) ? hallScenes['track-room'] : hallScenes.keepsakes;

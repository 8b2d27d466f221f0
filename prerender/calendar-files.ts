import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editions } from '#app/editions/editions.ts';
import { calendarOf, calendarOfDate } from '#app/seo/calendar.ts';
import { calendarWords } from '#content/conference/dates.ts';
import { venueLine } from '#content/conference/edition-words.ts';
import { calendarFeed, calendarFile, editionCalendar } from '#contract/dates.ts';

/**
 * Writes into the built site the feed of all dates, one file for each edition and one for each date.
 * @param since the moment after which the site is built: no date that has passed by then reminds anybody (STATE-1)
 */
export async function writeCalendars(client: string, origin: string, since: number): Promise<void> {
	const write = async (address: string, text: string) => {
		const file = join(client, address);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	};
	const { explain } = calendarWords;
	const dated = editions.all.filter(({ dates }) => dates.length > 0);
	const parts = dated.map((edition) => {
		const place = edition.venue && venueLine(edition);
		return { edition, words: { explain, place, page: origin + editions.addressOf(edition), since } };
	});
	await write(calendarFeed, calendarOf(calendarWords.nameOfFeed(editions.current), parts));
	for (const part of parts) {
		const { edition, words } = part;
		await write(editionCalendar(edition), calendarOf(calendarWords.nameOf(edition), [part]));
		for (const date of edition.dates)
			await write(calendarFile(edition, date), calendarOfDate(edition, date, words));
	}
}

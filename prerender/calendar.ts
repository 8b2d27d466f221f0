import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calendarOf, calendarOfDate } from '#app/seo/calendar.ts';
import { calendarWords } from '#content/conference/dates.ts';
import { venue } from '#content/conference/edition-words.ts';
import { edition } from '#content/editions/2025.ts';
import { calendarFeed, calendarFile } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';

/** Writes the calendar of all dates and one file for each date into the built site. */
export async function writeCalendars(client: string, origin: string): Promise<void> {
	const words = { ...calendarWords, place: venue, page: origin + paths.conference };
	const write = async (address: string, text: string) => {
		const file = join(client, address);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	};
	await write(calendarFeed, calendarOf(edition, words));
	for (const date of edition.dates)
		await write(calendarFile(edition, date), calendarOfDate(edition, date, words));
}

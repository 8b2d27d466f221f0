import type { RecordOf } from '#content/records/shapes.ts';
import type { Day } from '#content/shapes.ts';

/**
 * What one conference has from another, so that nobody types it again: where it is held, its tracks with their topics, its
 * journals and files for authors. Dates, and what comes of a conference, are its own.
 * @param today the day on which it is written
 */
export function copyOfConference(
	{ venue, tracks, scope, journals, downloads }: RecordOf<'conferences'>,
	name: string,
	today: Day,
): RecordOf<'conferences'> {
	return {
		name,
		dates: { revised: today, revision: 0 },
		...(venue && { venue }),
		tracks: tracks.map(({ title, topics }) => ({ title, topics })),
		...(scope !== undefined && { scope }),
		journals,
		downloads,
		awards: [],
		documents: [],
	};
}

/** The offices of its committee, with nobody in them, and room for its speakers. */
export function copyOfPeople(
	{ committee }: RecordOf<'conference-people'>,
	conference: string,
): RecordOf<'conference-people'> {
	return {
		conference,
		speakers: [],
		patrons: [],
		committee: committee.map((office) => ({ ...office, holders: [] })),
	};
}

/** A conference by the name of another one, in the year that comes next. @param today as `2026-12-31` */
export function nextName(name: string, today: string): string {
	const year = Math.max(Number(name.slice(-4)), Number(today.slice(0, 4))) + 1;
	return `${name.slice(0, -4)}${year}`;
}

import * as v from 'valibot';

const day = v.custom<`${number}-${number}-${number}`>(
	(value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
);

const importantDate = v.object({
	/** Part of the calendar entry's identity: never change it. */
	id: v.picklist(['paper', 'acceptance', 'camera-ready', 'registration', 'conference']),
	label: v.string(),
	/** A deadline ends at 23:59 of its day; the others last whole days. */
	is: v.picklist(['deadline', 'days']),
	first: day,
	/** The last day, itself included; left out for a single day. */
	last: v.exactOptional(day),
	/** Rises by one whenever the date or its words change, so that calendars update the entry. */
	revision: v.number(),
});

/** What is known of an edition of the conference. A day of the calendar is written as `2024-12-14`. */
export const edition = v.object({
	/** Part of the calendar entries' identity: never change it. */
	id: v.string(),
	name: v.string(),
	/** The day the call for papers opens; left out where none was published. */
	call: v.exactOptional(day),
	/** The day registration opens; left out where none was published. */
	opens: v.exactOptional(day),
	/** Empty while an edition is announced without dates. */
	dates: v.pipe(v.array(v.pipe(importantDate, v.readonly())), v.readonly()),
	/** When the dates were last changed. */
	revised: day,
});

export type ImportantDate = Readonly<v.InferOutput<typeof importantDate>>;

export type Edition = Readonly<v.InferOutput<typeof edition>>;

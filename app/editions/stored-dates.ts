import { dateNames } from '#content/conference/part-names.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { ImportantDate } from '#contract/dates.ts';

type Dates = RecordOf<'conferences'>['dates'];

/** The dates of the form whose day is set, in the order of a conference, with their words. */
export function storedDates({
	paper,
	acceptance,
	cameraReady,
	registration,
	first,
	last,
	revision = 0,
}: Dates) {
	const known: readonly (Omit<ImportantDate, 'label' | 'first' | 'revision'> & {
		readonly first: ImportantDate['first'] | undefined;
	})[] = [
		{ id: 'paper', is: 'deadline', first: paper },
		{ id: 'acceptance', is: 'days', first: acceptance },
		{ id: 'camera-ready', is: 'deadline', first: cameraReady },
		{ id: 'registration', is: 'deadline', first: registration },
		{ id: 'conference', is: 'days', first, ...(last && last !== first && { last }) },
	];
	return known.flatMap(({ first, ...date }) =>
		first ? [{ ...date, label: dateNames[date.id], first, revision }] : [],
	);
}

import type { RecordOf } from '#content/records/shapes.ts';
import type { ImportantDate } from '#contract/dates.ts';

type Dates = RecordOf<'conferences'>['dates'];

/** The dates of the form whose day is set, in the order of a conference, with their words. */
export function datesOf({ paper, acceptance, cameraReady, registration, first, last, revision = 0 }: Dates) {
	const known: readonly (Omit<ImportantDate, 'first' | 'revision'> & { readonly first: Day | undefined })[] =
		[
			{ id: 'paper', label: 'Full paper submission', is: 'deadline', first: paper },
			{ id: 'acceptance', label: 'Notification of acceptance', is: 'days', first: acceptance },
			{ id: 'camera-ready', label: 'Camera-ready paper', is: 'deadline', first: cameraReady },
			{ id: 'registration', label: 'Last date of registration', is: 'deadline', first: registration },
			{ id: 'conference', label: 'Conference', is: 'days', first, ...(last && last !== first && { last }) },
		];
	return known.flatMap(({ first, ...date }) => (first ? [{ ...date, first, revision }] : []));
}

type Day = ImportantDate['first'];

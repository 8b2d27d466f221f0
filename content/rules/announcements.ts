import type { RecordOf } from '#content/records/shapes.ts';
import { dayInWords } from './days.ts';
import type { Known, Wrong } from './problem.ts';

/** An announcement must have days on which it is seen, and pages that show it. */
export function* announcements({ list }: RecordOf<'announcements'>, { today }: Known): Iterable<Wrong> {
	for (const [at, { date, until, everywhere, divisions }] of list.entries()) {
		const where = `Announcements ${at + 1}`;
		const field = `${where}, Last day`;
		if (until < date) {
			const sentence = `It ends on ${dayInWords(until)}, before it begins on ${dayInWords(date)}: nobody would see it.`;
			yield { field, sentence };
		}
		if (until >= date && until < today) {
			const sentence = `It was over on ${dayInWords(until)}: take it out, or choose a later day.`;
			yield { field, sentence, harmless: true };
		}
		if (!everywhere && divisions.length === 0) {
			const sentence = 'It is shown nowhere: tick “On every page”, or choose on which pages.';
			yield { field: where, sentence };
		}
	}
}

import type { RecordOf } from '#content/records/shapes.ts';
import { dayInWords } from './days.ts';
import type { Known, Wrong } from './problem.ts';

/** An announcement must have days on which it is seen, and pages that show it. */
export function announcements({ list }: RecordOf<'announcements'>, { today }: Known): Wrong[] {
	return list.flatMap(({ date, until, everywhere, divisions }, at) => {
		const where = `Announcements ${at + 1}`;
		const lastDay = `${where}, Last day`;
		const backwards = () =>
			`It ends on ${dayInWords(until)}, before it begins on ${dayInWords(date)}: nobody would see it.`;
		const over = () => `It was over on ${dayInWords(until)}: take it out, or choose a later day.`;
		return [
			...(until < date ? [{ field: lastDay, sentence: backwards() }] : []),
			...(until >= date && until < today
				? [{ field: lastDay, sentence: over(), harmless: true as const }]
				: []),
			...(everywhere || divisions.length > 0
				? []
				: [
						{
							field: where,
							sentence: 'It is shown nowhere: tick “On every page”, or choose on which pages.',
						},
					]),
		];
	});
}

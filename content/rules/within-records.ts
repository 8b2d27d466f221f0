import { plansOf } from '#content/records/shapes/plans.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import { dayInWords } from './days.ts';
import type { Known, Wrong } from './problem.ts';

/** What must agree within one record. */

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

const digits = (number: string) => number.replace(/\D/g, '');

/** Two chat numbers are promised (FLOAT-1). */
export function* company({ chats: { general, software } }: RecordOf<'company'>): Iterable<Wrong> {
	const isOne = digits(general.number) === digits(software.number);
	if (isOne && digits(general.number) !== '')
		yield {
			field: 'Chat (WhatsApp)',
			sentence: 'Both chats have the same number: the pages of software need one of their own.',
		};
}

type Photo = RecordOf<'workshops'>['images'][number];

/** A drawing in a list of photos is an example, and says so: pages call what is not marked a photo. */
function* drawn(photos: readonly Photo[], list: string): Iterable<Wrong> {
	for (const [at, { sample, picture }] of photos.entries())
		if (!sample && !picture.file)
			yield {
				field: `${list} ${at + 1}, Still an example`,
				sentence: 'This is still a drawing: drop a photo, or tick this again.',
			};
}

export const workshops = ({ images }: RecordOf<'workshops'>) => drawn(images, 'Pictures of its session');

export function* conferencePhotos({ gallery, proceedings }: RecordOf<'conference-photos'>): Iterable<Wrong> {
	yield* drawn(gallery, 'The few of the gallery');
	yield* drawn(proceedings, 'The album of the proceedings');
}

/** Of each list one plan at most is the most popular. */
export function* plans(record: RecordOf<'plans'>): Iterable<Wrong> {
	for (const [key, { label }] of Object.entries(plansOf.parts)) {
		const popular = record[key as keyof typeof record].filter((plan) => plan.popular);
		const names = popular.map(({ name }) => `“${name}”`).join(' and ');
		if (popular.length > 1)
			yield { field: label, sentence: `${names} cannot all be the most popular: leave the tick at one.` };
	}
}

/** What was said stands on a page. */
export function* testimonials({ list }: RecordOf<'testimonials'>): Iterable<Wrong> {
	for (const [at, { pages }] of list.entries())
		if (pages.length === 0)
			yield { field: `Testimonials ${at + 1}, Shown on`, sentence: 'It is shown nowhere: choose a page.' };
}

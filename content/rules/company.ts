import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

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

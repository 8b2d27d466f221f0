const begin = 'Topic: ';

/**
 * The beginning of a message about a topic: the first line names it; the next ones ask what we need to know, each to be
 * answered after its colon.
 */
export const topicOpening = (topic: string, ...asks: readonly string[]) =>
	`${begin}${topic}\n\n${asks.map((ask) => `${ask}: `).join('\n')}\n`;

/** The topic that the first line of a message names; undefined where it names none. */
export function topicIn(message: string): string | undefined {
	const [first = ''] = message.split('\n', 1);
	return first.startsWith(begin) ? first.slice(begin.length).trim() || undefined : undefined;
}

/**
 * Begins a message that may hold something already. The opening takes the place of every other one; what the visitor
 * wrote, answers to questions of another opening among it, stays below.
 * @param opening empty where no topic is named: then the other ones only go
 * @param openings all that may stand there with nothing written to it
 */
export function beginWith(opening: string, written: string, openings: readonly string[]): string {
	const lines = written.split('\n');
	const [first = ''] = opening.split('\n');
	if (first !== '' && lines.includes(first)) return written;
	const ours = new Set(openings.flatMap((text) => text.split('\n')).filter((line) => line !== ''));
	const own = lines.filter((line) => !ours.has(line)).join('\n');
	if (opening === '') return lines.some((line) => ours.has(line)) ? own.trimStart() : written;
	return own.trim() === '' ? opening : `${opening}\n${own.trimStart()}`;
}

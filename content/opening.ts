/**
 * Begins a message that may hold something already.
 * @param openings all that may stand there with nothing written to it
 * @returns the opening alone where nothing was written yet, before the words where something was
 */
export function beginWith(opening: string, written: string, openings: readonly string[]): string {
	const [first = ''] = opening.split('\n');
	if (written.includes(first)) return written;
	return written.trim() === '' || openings.includes(written) ? opening : `${opening}\n${written}`;
}

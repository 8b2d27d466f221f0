/** A part of a file, both ends included. */
type Range = { readonly start: number; readonly end: number };

/**
 * Reads a Range header with one range of bytes, as films and PDF readers send it.
 * @returns the part, 'none' when the whole should be sent (another unit, several ranges, nonsense),
 * or 'unsatisfiable' when the part lies beyond the end
 */
export function readRange(header: string | undefined, size: number): Range | 'none' | 'unsatisfiable' {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
	if (!match || (match[1] === '' && match[2] === '')) return 'none';
	const [, first = '', last = ''] = match;
	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < start) return 'none';
	return start >= size ? 'unsatisfiable' : { start, end };
}

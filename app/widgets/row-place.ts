/** Where one of a list stands: it leads over the whole width, or shares a row with another or with two. */
export type RowPlace = 'lead' | 'half' | 'third';

/** In a wide window, of four the first leads and three share a row; two that are left share one. `at` counts from 0. */
export function widePlace(at: number, count: number): RowPlace {
	const left = count - at;
	if (at % 4 === 0 && left !== 2) return 'lead';
	const isLastPair = (left === 2 && at % 4 < 2) || (left === 1 && at % 4 < 3);
	return isLastPair ? 'half' : 'third';
}

/** On a phone, of three the first leads and two share a row; two that are left share one. */
export function phonePlace(at: number, count: number): RowPlace {
	return at % 3 === 0 && count - at !== 2 ? 'lead' : 'half';
}

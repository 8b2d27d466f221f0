/** Where a key leads from one of several in a row: arrows wrap at both ends, Home and End jump; undefined for any other key. */
export function placeByKey(key: string, at: number, count: number): number | undefined {
	const places: Readonly<Record<string, number>> = {
		ArrowRight: (at + 1) % count,
		ArrowLeft: (at - 1 + count) % count,
		Home: 0,
		End: count - 1,
	};
	return places[key];
}

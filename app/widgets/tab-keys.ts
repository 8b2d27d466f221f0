/** The tab that a key leads to: arrows wrap at both ends, Home and End jump; undefined for any other key. */
export function tabAfter(key: string, selected: number, count: number): number | undefined {
	switch (key) {
		case 'ArrowRight':
			return (selected + 1) % count;
		case 'ArrowLeft':
			return (selected - 1 + count) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}

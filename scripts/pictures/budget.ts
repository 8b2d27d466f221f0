/** The most bytes an AVIF may weigh: thumbnails and the home's picture on phones 12 KB, cards 45 KB, a hero at 1440 wide 120 KB. */
export function budget(width: number, small: boolean): number {
	if (width <= 320 || small) return 12 * 1024;
	if (width <= 640) return 45 * 1024;
	return 120 * 1024;
}

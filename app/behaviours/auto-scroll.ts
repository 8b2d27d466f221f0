/**
 * Where a strip whose content stands twice side by side is after one more pixel: half its width on, it is back
 * where it began, and nothing seen has changed (HOME-3).
 * @param at pixels scrolled
 * @param half pixels from an item to its repetition
 * @param lead pixels of empty space before the first item
 */
export function loopedPixel(at: number, half: number, lead = 0): number {
	const onwards = at + 1;
	return onwards >= half + lead ? onwards - half : onwards;
}

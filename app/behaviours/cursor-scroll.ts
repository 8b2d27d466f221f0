/**
 * How far a tall picture is scrolled when the cursor stands in its frame: at the top edge not at all, at the
 * bottom edge to the end (PORT-1).
 * @param y the cursor, in pixels of the window
 * @param frame top edge and height of the frame, in pixels of the window
 * @param end pixels that can be scrolled
 */
export function scrollUnderCursor(y: number, frame: { top: number; height: number }, end: number): number {
	const share = (y - frame.top) / frame.height;
	return Math.min(Math.max(share, 0), 1) * end;
}

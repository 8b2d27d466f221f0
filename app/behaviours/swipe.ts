/** What a finger meant that moved by so many pixels: a clear sideways move is a swipe, anything else is not. */
export function swipe(dx: number, dy: number): 'next' | 'previous' | undefined {
	if (Math.abs(dx) < 50 || Math.abs(dx) < 2 * Math.abs(dy)) return undefined;
	return dx < 0 ? 'next' : 'previous';
}

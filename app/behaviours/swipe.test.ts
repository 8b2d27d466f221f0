import { expect, test } from 'vitest';
import { swipe } from './swipe.ts';

test('[GAL-1] a clear sideways move turns the photo, a scroll or a tap does not', () => {
	expect(swipe(-80, 10)).toBe('next');
	expect(swipe(80, -10)).toBe('previous');
	expect(swipe(-30, 0)).toBeUndefined();
	expect(swipe(-80, 70)).toBeUndefined();
});

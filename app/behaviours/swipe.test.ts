import { expect, test } from 'vitest';
import { stripTarget } from './strip-target.ts';
import { swipe } from './swipe.ts';

test('[GAL-1] a clear sideways move turns the photo, a scroll or a tap does not', () => {
	expect(swipe(-80, 10)).toBe('next');
	expect(swipe(80, -10)).toBe('previous');
	expect(swipe(-30, 0)).toBeUndefined();
	expect(swipe(-80, 70)).toBeUndefined();
});

test('[HOME-4] the buttons of a strip move by most of its width and round the ends', () => {
	expect(stripTarget(0, 3000, 1000, 1)).toBe(800);
	expect(stripTarget(1700, 3000, 1000, 1)).toBe(2000);
	expect(stripTarget(2000, 3000, 1000, 1)).toBe(0);
	expect(stripTarget(0, 3000, 1000, -1)).toBe(2000);
});

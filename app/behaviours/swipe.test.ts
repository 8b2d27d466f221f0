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
	const starts = [0, 300, 700, 900, 1300, 1900, 2500];
	expect(stripTarget(0, 3000, 1000, 1, starts)).toBe(700);
	expect(stripTarget(1300, 3000, 1000, 1, starts)).toBe(1900);
	expect(stripTarget(1900, 3000, 1000, 1, starts)).toBe(2000);
	expect(stripTarget(2000, 3000, 1000, 1, starts)).toBe(0);
	expect(stripTarget(0, 3000, 1000, -1, starts)).toBe(2000);
	expect(stripTarget(2000, 3000, 1000, -1, starts)).toBe(1300);
});

test('[HOME-4] an item wider than what is seen does not hold a strip', () => {
	expect(stripTarget(0, 5000, 1000, 1, [0, 2500])).toBe(800);
	expect(stripTarget(2500, 5000, 1000, -1, [0, 2500])).toBe(1700);
});

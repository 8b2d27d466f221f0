import { expect, test } from 'vitest';
import { loopedPixel } from './auto-scroll.ts';

test('[HOME-3] moves one pixel at a time and is back at the start at half the width', () => {
	expect(loopedPixel(0, 1200)).toBe(1);
	expect(loopedPixel(1198, 1200)).toBe(1199);
	expect(loopedPixel(1199, 1200)).toBe(0);
});

test('[HOME-3] space before the first item is passed once and never seen again', () => {
	expect(loopedPixel(1199, 1200, 80)).toBe(1200);
	expect(loopedPixel(1279, 1200, 80)).toBe(80);
});

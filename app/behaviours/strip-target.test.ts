import { expect, test } from 'vitest';
import { stripTarget } from './strip-target.ts';

test('[HOME-4] the buttons of a strip move by most of its width and round the ends', () => {
	const starts = [0, 300, 700, 900, 1300, 1900, 2500];
	const from = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 3000, clientWidth: 1000 });
	expect(stripTarget(from(0), starts, 1)).toBe(700);
	expect(stripTarget(from(1300), starts, 1)).toBe(1900);
	expect(stripTarget(from(1900), starts, 1)).toBe(2000);
	expect(stripTarget(from(2000), starts, 1)).toBe(0);
	expect(stripTarget(from(0), starts, -1)).toBe(2000);
	expect(stripTarget(from(2000), starts, -1)).toBe(1300);
});

test('[HOME-4] an item wider than what is seen does not hold a strip', () => {
	const from = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 5000, clientWidth: 1000 });
	expect(stripTarget(from(0), [0, 2500], 1)).toBe(800);
	expect(stripTarget(from(2500), [0, 2500], -1)).toBe(1700);
});

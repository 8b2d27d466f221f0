import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test('[SOFT-5] [HOST-1] of a thousand squares as many are woven as a percentage says', () => {
	expect(shareOf('99.9%', 20)).toEqual({ columns: 50, rows: 20, woven: 999 });
	expect(shareOf('30%', 10)?.woven).toBe(300);
});

test('[SOFT-5] support at any hour is a square for each hour of a week', () => {
	expect(shareOf('24/7', 10)).toEqual({ columns: 24, rows: 7, woven: 168 });
});

test('what is no share of a whole has no cloth', () => {
	for (const figure of ['250%', '10 Gbps', '5M+', 'Up to 1TB NVMe']) expect(shareOf(figure, 20)).toBeNull();
});

import { expect, test } from 'vitest';
import { advance, pick, places, start, step } from './rotation.ts';

test('[HERO-2] after the last of three comes the first, and before the first the last', () => {
	const last = { ...start, index: 2 };
	expect(advance(last, 3).index).toBe(0);
	expect(step(last, 3, 'next').index).toBe(0);
	expect(step(start, 3, 'previous').index).toBe(2);
});

test('[WORK-2] twelve images, three seen at a time, have ten places: it wraps at length minus 3', () => {
	expect(places(12, 3)).toBe(10);
	expect(advance({ ...start, index: 9 }, places(12, 3)).index).toBe(0);
	expect(step(start, places(12, 3), 'previous').index).toBe(9);
});

test('[GROUP-4] the direction follows the choice, also around the ends', () => {
	expect(step(start, 3, 'previous').direction).toBe('previous');
	expect(pick({ ...start, index: 2 }, 0).direction).toBe('previous');
	expect(pick(start, 2).direction).toBe('next');
	expect(advance({ ...start, index: 2, direction: 'previous' }, 3).direction).toBe('next');
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanCloth } from './plan-cloth.tsx';

/** Which pieces of the cloth are woven: 1, or 0 where the warp is bare. */
const woven = (size: number | undefined, most: number) =>
	[...render(<PlanCloth size={size} most={most} />).container.querySelectorAll('i')].map((piece) =>
		Number(piece.className !== ''),
	);

test('[WDEV-2] a piece of the cloth is woven for each page of a plan', () => {
	expect(woven(3, 5)).toEqual([1, 1, 1, 0, 0]);
});

test('[WDEV-2] the cloth of a plan without a number goes on to the edge', () => {
	expect(woven(undefined, 3)).toEqual([1, 1, 1]);
});

test('[WDEV-2] one page of very many is still woven, and the cloth stays in as many pieces as can be seen', () => {
	const pieces = woven(1, 500);
	expect(pieces).toHaveLength(24);
	expect(pieces.reduce((sum, one) => sum + one)).toBe(1);
	expect(woven(500, 500)).not.toContain(0);
});

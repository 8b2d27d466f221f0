import { fade, rect } from '../kit/shapes.ts';

/** Grounds, walls, landscape. */
export const room = (wall: number, floor: number, horizon = 640) =>
	fade(0, 0, 1200, horizon, wall, wall * 0.86) +
	fade(0, horizon, 1200, 900 - horizon, floor, floor * 0.75) +
	rect(0, horizon - 10, 1200, 10, wall * 0.7);

import type { Point } from '../kit/shapes.ts';

export type Pose = {
	/** Where the hands are; the figure's feet are at 0,0 and its crown at 0,-100. */
	readonly left?: Point;
	readonly right?: Point;
	readonly view?: 'front' | 'back';
	readonly stride?: number;
	/** Turns the head to a side, -1 to 1. */
	readonly gaze?: number;
	readonly flip?: boolean;
	/** Drawn in front of the body, behind the arms. */
	readonly holds?: string;
};

import type { Look } from '../kit/looks.ts';
import { place } from '../kit/shapes.ts';
import { arm } from './arm.ts';
import { head, mane } from './head.ts';
import { legs } from './legs.ts';
import type { Pose } from './pose.ts';
import { trunk } from './trunk.ts';

/** A standing or walking figure; feet at x, y. */
export function person(x: number, y: number, height: number, look: Look, pose: Pose = {}): string {
	const {
		view = 'front',
		left = [-14.5, -47],
		right = [14.5, -47],
		stride = 5,
		gaze = 0,
		flip = false,
		holds = '',
	} = pose;
	const shoulder = 10.5;
	const sleeve = look.dress === 'sari' ? look.top * 0.7 : look.top * 0.9;
	const arms =
		arm([-shoulder, -78], left, -1, sleeve, look.skin) + arm([shoulder, -78], right, 1, sleeve, look.skin);
	const upper = mane(look, view) + trunk(look, view) + head(look, view, gaze) + holds + arms;
	return place(x, y, height / 100, legs(look, stride) + upper, { flip });
}

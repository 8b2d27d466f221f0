import { count } from '../../numbers.ts';
import type { Bust } from '../figure/bust.ts';
import { grips } from '../figure/grips.ts';
import { curve, disc, fade, path, rect } from '../kit/shapes.ts';

const student: Bust = {
	skin: 0.43,
	hair: 0.05,
	cut: 'short',
	glasses: true,
	cloth: 0.9,
	fold: 0.66,
	collar: 0.3,
	nod: 4,
};

/** A control with a stick and two buttons, held upright. */
const control = () =>
	rect(-62, -150, 124, 200, 0.1, 16) +
	rect(-44, -132, 88, 70, 0.96, 4) +
	disc(-24, -30, 14, 0.6) +
	disc(24, -30, 14, 0.96);

const joint = (x: number, y: number, r: number) => disc(x, y, r, 0.14) + disc(x, y, r * 0.42, 0.9);

/** An arm of three links; its jaws hold a block over the bench. */
const arm = () =>
	rect(930, 690, 200, 60, 0.14, 8) +
	curve('M1030 690L1060 450', 96, 0.98) +
	curve('M1060 450L870 250', 74, 0.84) +
	curve('M870 250L700 400', 54, 0.98) +
	joint(1030, 680, 60) +
	joint(1060, 450, 62) +
	joint(870, 250, 50) +
	joint(700, 400, 38) +
	path('M676 420L640 520L664 540L700 444zM716 430L742 530L718 546L692 446z', 0.14) +
	rect(646, 530, 90, 90, 0.3);

/** A participant in profile moves a robot arm with the control in hand. */
export const robotArm = () =>
	fade(0, 0, 1200, 746, 0.74, 0.64) +
	count(4, (i) => rect(60 + i * 300, 60, 210, 150, 0.86)).join('') +
	arm() +
	grips(student, [520, 560], control(), { turn: -12, lean: 6 }) +
	rect(0, 760, 1200, 140, 0.2) +
	rect(0, 744, 1200, 24, 0.96);

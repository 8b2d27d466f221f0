import { count } from '../../numbers.ts';
import type { Bust } from '../figure/bust.ts';
import { grips } from '../figure/grips.ts';
import { fade, rect } from '../kit/shapes.ts';
import { flask } from './flask.ts';
import { microscope } from './microscope.ts';
import { tubes } from './tubes.ts';

const researcher: Bust = {
	skin: 0.43,
	hair: 0.05,
	cut: 'bun',
	cloth: 0.97,
	fold: 0.7,
	collar: 0.3,
	nod: 20,
	glasses: true,
};

/** A researcher in a white coat, in profile, bends over a microscope. */
export const labVisit = () =>
	fade(0, 0, 1200, 746, 0.76, 0.66) +
	rect(620, 90, 560, 16, 0.3) +
	count(4, (i) => flask(700 + i * 130, 90, 84, 0.4)).join('') +
	rect(620, 270, 560, 16, 0.3) +
	count(5, (i) => rect(660 + i * 104, 190, 60, 80, i % 2 ? 0.3 : 0.96, 6)).join('') +
	rect(0, 760, 1200, 140, 0.3) +
	rect(0, 744, 1200, 24, 0.96) +
	microscope(512, 746, 420, 0.1, 0.98) +
	flask(1080, 746, 230, 0.96) +
	tubes(860, 746, 170) +
	grips(researcher, [500, 660], '', { x: 260 });

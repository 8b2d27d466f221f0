import { count } from '../../numbers.ts';
import { curve, disc, fade, path, rect } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';

/** A camera on its tripod waits before the empty steps of the institute. */
export const cameraOnSteps = () =>
	fade(0, 0, 1200, 442, 0.96, 0.86) +
	institute(60, 440, 1080, 380, 0.8, 0.4, false) +
	count(
		5,
		(i) =>
			rect(0, 440 + i * 92, 1200, 60, 0.74 - i * 0.05) + rect(0, 484 + i * 92, 1200, 48, 0.54 - i * 0.05),
	).join('') +
	curve('M600 560L420 960M600 560L790 960M600 560V960', 26, 0.05) +
	rect(560, 500, 80, 70, 0.05) +
	rect(430, 250, 340, 250, 0.06, 20) +
	path('M520 250L548 206H652L680 250z', 0.06) +
	rect(460, 286, 230, 178, 0.96, 6) +
	path('M460 464V396H490V366H660V396H690V464z', 0.4) +
	path('M520 366L575 326L630 366z', 0.24) +
	disc(732, 320, 20, 0.6) +
	disc(732, 392, 12, 0.4) +
	rect(716, 434, 32, 14, 0.4);

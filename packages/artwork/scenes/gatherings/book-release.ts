import { held } from '../figure/held.ts';
import { path, place, rect } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';
import { capitalFor, word } from '../props/words.ts';

/** A printed volume, 420 x 560 around 0,0. */
const volume = () =>
	rect(-204, -270, 424, 560, 0.8) +
	rect(-214, -284, 420, 560, 0.14, 6) +
	rect(-214, -284, 44, 560, 0.06, 6) +
	word(18, -150, capitalFor('Proceedings', 320), 'Proceedings', 0.97, { middle: true }) +
	rect(-140, -112, 316, 9, 0.6) +
	path('M18 -60L118 30L18 120L-82 30zM18 -20L-26 30L18 80L62 30z', 0.62) +
	word(18, 224, 44, 'AIC', 0.97, { middle: true, spacing: 10 });

/** Two hands hold up a new volume of proceedings in the light of a stage. */
export const bookRelease = () =>
	curtain(0, 0, 1200, 900, 0.34, 18) +
	path('M480 0H720L1060 900H140z', 0.5) +
	held(388, 808, 540, place(596, 430, 1, volume()), {
		skin: 0.66,
		cloth: [0.9, 0.9],
		cuff: [0.4, 0.4],
		turn: 48,
		elbow: [130, 290],
	});

import { fromBehind } from '../figure/from-behind.ts';
import { place, rect } from '../kit/shapes.ts';
import { presentation } from '../pages/presentation.ts';
import { stressStrain } from '../props/stress-strain.ts';
import { capitalFor, word } from '../props/words.ts';

const poster = () =>
	rect(330, 60, 480, 660, 0.16) +
	rect(342, 72, 456, 636, 0.99) +
	rect(342, 72, 456, 124, 0.22) +
	word(372, 160, capitalFor('Sisal', 220), 'Sisal', 0.99) +
	stressStrain(390, 550, 270, 230, 0.12, 0.5, 40);

/** An author in profile points at a curve on a poster; a visitor, seen from behind, follows. */
export const posterTalk = () =>
	presentation({
		wall: 0.7,
		board: poster(),
		who: { skin: 0.43, hair: 0.05, cut: 'bob', cloth: 0.3, fold: 0.18, collar: 0.97, nod: 4 },
		tip: [650, 458],
		before: place(
			200,
			470,
			1.24,
			fromBehind({ skin: 0.4, hair: 0.04, cut: 'short', cloth: 0.14, edge: 0.44, rim: 0.6 }),
		),
	});

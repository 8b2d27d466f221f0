import { count } from '../../numbers.ts';
import { type Bust, bust } from '../figure/bust.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { holding, wrists } from '../figure/holding.ts';
import { curve, fade, faint, type Point, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const skin = 0.4;
const host: Bust = { skin, hair: 0.05, cut: 'bun', cloth: 0.26, fold: 0.12, collar: 0.97, nod: 6 };

const edge: Point = [520, 540];

/** A leaflet, 190 by 240, whose right edge has its middle at 0,0. */
const leaflet = () =>
	faint(0.3, rect(-176, -104, 190, 240, 0)) +
	rect(-190, -120, 190, 240, 0.14) +
	rect(-182, -112, 174, 224, 0.99) +
	rect(-182, -112, 174, 78, 0.34) +
	count(3, (i) => rect(-160, 0 + i * 34, i === 2 ? 80 : 130, 11, 0.5)).join('');

/** A stand at a venue under its name board; whoever keeps it holds out a leaflet. */
export const nameBoard = () => {
	const hand = holding(skin);
	return (
		fade(0, 0, 1200, 754, 0.5, 0.4) +
		rect(150, 150, 900, 590, 0.86) +
		count(3, (i) => rect(150 + i * 300 - 2, 310, 8, 430, 0.66)).join('') +
		rect(120, 92, 960, 200, 0.1) +
		rect(134, 106, 932, 172, 0.98) +
		word(600, 232, capitalFor('Your name', 640), 'Your name', 0.08, { middle: true }) +
		rect(560, 334, 176, 136, 0.3) +
		curve('M586 444C624 436 634 376 708 360', 13, 0.96) +
		place(930, 462, 1.08, bust(host), { flip: true }) +
		sleeve([[960, 690], 78], [[850, 726], 54], [wristOf(edge, wrists.holding, 1, 22), 42], 0.24, 0.08, 0.97) +
		rect(0, 754, 1200, 146, 0.3) +
		count(6, (i) => rect(130 + i * 180, 762, 10, 138, 0.2)).join('') +
		rect(60, 736, 1080, 26, 0.96) +
		count(4, (i) => rect(196 + ((i * 5) % 3) * 6, 712 - i * 26, 190, 24, i % 2 ? 0.34 : 0.99)).join('') +
		place(edge[0], edge[1], 1, hand.behind, { turn: 22 }) +
		place(edge[0], edge[1], 1, leaflet(), { turn: -4 }) +
		place(edge[0], edge[1], 1, hand.thumb, { turn: 22 })
	);
};

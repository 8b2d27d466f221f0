import { count } from '../../numbers.ts';
import { type Bust, bust } from '../figure/bust.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { holding, open, wrists } from '../figure/holding.ts';
import { curve, fade, type Point, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const skin = 0.43;
const volunteer: Bust = {
	skin,
	hair: 0.05,
	cut: 'bob',
	cloth: 0.3,
	fold: 0.18,
	collar: 0.97,
	nod: 8,
	glasses: true,
};

/** A badge on its ribbon, 210 wide; 0,0 is where the ribbon is held. */
const badge = () =>
	curve('M-30 -6C-34 60 -14 120 0 176M30 -6C34 60 14 120 0 176', 17, 0.2) +
	rect(-16, 164, 32, 40, 0.6, 6) +
	rect(-105, 192, 210, 250, 0.14, 14) +
	rect(-94, 203, 188, 228, 0.99, 8) +
	rect(-94, 203, 188, 74, 0.34, 8) +
	word(0, 258, 44, 'AIC', 0.99, { middle: true, spacing: 8 }) +
	word(0, 344, capitalFor('Guest', 150), 'Guest', 0.12, { middle: true }) +
	rect(-60, 376, 120, 10, 0.6);

const give: Point = [520, 194];
const take: Point = [480, 632];

/** A volunteer lets a badge down on its ribbon into the open hand of a guest, over the desk. */
export const registrationDesk = () => {
	const hand = holding(skin);
	return (
		fade(0, 0, 1200, 670, 0.78, 0.68) +
		count(3, (i) => rect(70 + i * 220, 40, 180, 456, 0.9)).join('') +
		place(1010, 264, 1.16, bust(volunteer), { flip: true }) +
		rect(0, 680, 1200, 220, 0.3) +
		rect(0, 664, 1200, 26, 0.95) +
		word(740, 754, capitalFor('Registration', 350), 'Registration', 0.96, { middle: true }) +
		count(3, (i) => rect(800 + i * 8, 638 - i * 26, 190, 26, i % 2 ? 0.5 : 0.96)).join('') +
		sleeve(
			[[1040, 530], 80],
			[[930, 624], 54],
			[wristOf(give, wrists.holding, 0.95, 24), 40],
			0.28,
			0.08,
			0.97,
		) +
		place(give[0], give[1], 0.95, hand.behind, { turn: 24 }) +
		place(give[0] + 4, give[1] - 6, 1, badge(), { turn: 3 }) +
		place(give[0], give[1], 0.95, hand.thumb, { turn: 24 }) +
		sleeve([[-140, 764], 90], [[20, 724], 78], [wristOf(take, wrists.open, 1.15, -12), 50], 0.94, 0.6, 0.3) +
		place(take[0], take[1], 1.15, open(skin), { turn: -12 })
	);
};

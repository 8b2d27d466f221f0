import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import type { Look } from '../kit/looks.ts';
import { disc, fade, glow, poly } from '../kit/shapes.ts';
import { banner } from '../props/banner.ts';
import { microphone } from '../props/microphone.ts';
import { screen } from '../props/screen.ts';

/** One person or a few at the front. */
export const keynote = (look: Look, seed: string, withScreen: boolean) => {
	const side = withScreen
		? screen(90, 130, 560, 350, seed)
		: count(7, (i) =>
				poly(
					[
						[i * 190 - 80, 0],
						[i * 190 + 20, 0],
						[i * 190 - 120, 900],
						[i * 190 - 260, 900],
					],
					0.3,
				),
			).join('') + banner(120, 170, 470, 130, 0.9, 0.3);
	return (
		fade(0, 0, 1200, 900, 0.4, 0.22) +
		side +
		glow(850, 330, 430, 430, 0.95, 0.6) +
		person(840, 1190, 1010, look, {
			left: [-17, -64],
			right: withScreen ? [17, -60] : [23, -92],
			gaze: -0.6,
		}) +
		lecternFront(840, 900)
	);
};

const lecternFront = (x: number, y: number) =>
	poly(
		[
			[x - 250, y - 300],
			[x + 250, y - 300],
			[x + 210, y],
			[x - 210, y],
		],
		0.42,
	) +
	poly(
		[
			[x - 280, y - 350],
			[x + 280, y - 350],
			[x + 250, y - 290],
			[x - 250, y - 290],
		],
		0.62,
	) +
	disc(x, y - 150, 74, 0.72) +
	disc(x, y - 150, 52, 0.42) +
	microphone(x - 60, y - 350, 130) +
	microphone(x + 70, y - 350, 110);

import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta } from '../kit/looks.ts';
import { curve, disc, fade, faint, glow, line, oval, path, rect } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { cup } from '../props/cup.ts';
import { lettering } from '../props/lettering.ts';

const talk = () =>
	fade(270, 120, 660, 420, 0.4, 0.3) +
	rect(310, 160, 270, 190, 0.97) +
	lettering(330, 180, 180, 18, 0.3, 'slide') +
	chart(336, 222, 200, 108, 'replay', 0.3) +
	glow(740, 320, 230, 240, 0.9, 0.7) +
	`<svg x="270" y="120" width="660" height="376" viewBox="270 120 660 376">${person(740, 800, 640, { ...kurta, top: 0.12, bottom: 0.1, hair: 'grey' }, { left: [-24, -76], right: [13, -58], gaze: -0.6 })}</svg>`;

/** A recorded talk waits on a laptop: a play sign over the picture, headphones and notes beside it. */
export const replay = () =>
	fade(0, 0, 1200, 900, 0.66, 0.5) +
	rect(40, 40, 150, 480, 0.97) +
	rect(110, 40, 10, 480, 0.6) +
	faint(0.45, path('M190 60L900 0H1200V120L190 500z', 0.96)) +
	fade(0, 620, 1200, 280, 0.34, 0.24) +
	rect(0, 612, 1200, 12, 0.82) +
	faint(0.4, oval(620, 720, 560, 60, 0.04)) +
	rect(240, 92, 720, 500, 0.08, 22) +
	talk() +
	rect(270, 496, 660, 66, 0.12) +
	rect(300, 524, 600, 12, 0.5, 6) +
	rect(300, 524, 230, 12, 1, 6) +
	disc(530, 530, 15, 1) +
	disc(600, 320, 92, 0.06) +
	disc(600, 320, 80, 0.98) +
	path('M574 270L574 370L660 320z', 0.14) +
	path('M240 592H960L1030 690H170z', 0.5) +
	path('M170 690H1030V712H170z', 0.2) +
	count(3, (r) =>
		count(12, (i) => rect(286 + i * 54 - r * 9, 606 + r * 20, 42 + r * 1.5, 13, 0.16, 3)).join(''),
	).join('') +
	rect(510, 668, 180, 18, 0.3) +
	curve('M70 800q-10 -150 90 -150t90 150', 22, 0.1) +
	rect(42, 770, 58, 100, 0.08, 22) +
	rect(220, 770, 58, 100, 0.08, 22) +
	rect(58, 780, 20, 80, 0.6, 8) +
	path('M900 752L1110 742L1150 880L910 892z', 0.98) +
	count(4, (i) => lettering(926 + i * 3, 774 + i * 27, 170, 9, 0.5, `n${i}`)).join('') +
	line(
		[
			[1130, 800],
			[1180, 720],
		],
		13,
		0.12,
	) +
	cup(1096, 640, 100, 0.97);

import { count } from '../numbers.ts';
import { person } from '../scenes/figure/person.ts';
import { suit } from '../scenes/kit/looks.ts';
import { curve, disc, line, path, poly, rect } from '../scenes/kit/shapes.ts';
import { chart } from '../scenes/props/chart.ts';
import { lectern } from '../scenes/props/lectern.ts';
import { lettering } from '../scenes/props/lettering.ts';
import { microphone } from '../scenes/props/microphone.ts';
import { trophy } from '../scenes/props/trophy.ts';

/** Plates of the conference division; light is ink. */
const seats = () =>
	count(4, (r) =>
		count(9 + r * 2, (i) => {
			const n = 9 + r * 2;
			const x = 600 + (i - (n - 1) / 2) * (86 + r * 10);
			const y = 520 + r * 96 + ((i - (n - 1) / 2) / n) ** 2 * 90;
			return (
				disc(x, y - 34, 24, 0.92 - r * 0.15) +
				path(`M${x - 40} ${y + 44}q0 -56 40 -56t40 56z`, 0.92 - r * 0.15)
			);
		}).join(''),
	).join('');

const bust = (x: number, y: number, s: number, t: number) =>
	path(
		`M${x - 130 * s} ${y}q0 ${-130 * s} ${80 * s} ${-140 * s}h${100 * s}q${80 * s} ${10 * s} ${80 * s} ${140 * s}z`,
		t,
	) + disc(x, y - 210 * s, 66 * s, t);

export const hallPlate = () =>
	rect(330, 60, 540, 320, 0.95) +
	lettering(390, 120, 300, 36, 0.1, 'hl') +
	chart(400, 200, 200, 140, 'hl', 0.1) +
	count(3, (i) => lettering(640, 210 + i * 46, 180, 18, 0.4, `hl${i}`)).join('') +
	lectern(1010, 440, 170, 0.6) +
	person(1010, 430, 250, suit) +
	rect(160, 436, 880, 14, 0.6) +
	seats();

export const lecternPlate = () =>
	rect(130, 90, 420, 270, 0.5) +
	lettering(180, 140, 240, 34, 0.95, 'lc') +
	count(3, (i) => lettering(180, 210 + i * 44, 310, 18, 0.85, `lc${i}`)).join('') +
	person(760, 1060, 940, { ...suit, top: 0.6, skin: 0.8 }, { left: [-18, -62], right: [24, -90] }) +
	poly(
		[
			[520, 560],
			[1000, 560],
			[960, 900],
			[560, 900],
		],
		0.98,
	) +
	poly(
		[
			[490, 510],
			[1030, 510],
			[1000, 570],
			[520, 570],
		],
		0.75,
	) +
	disc(760, 720, 70, 0.2) +
	microphone(690, 510, 110);

export const globePlate = () =>
	disc(600, 450, 350, 0.9) +
	[0, 0.5]
		.map(
			(k) =>
				`<ellipse cx="600" cy="450" rx="${k * 350}" ry="350" fill="none" stroke="#111" stroke-width="14"/>`,
		)
		.join('') +
	[-0.5, 0, 0.5]
		.map((k) =>
			line(
				[
					[600 - 350 * Math.sqrt(1 - k * k), 450 + 350 * k],
					[600 + 350 * Math.sqrt(1 - k * k), 450 + 350 * k],
				],
				14,
				0.06,
			),
		)
		.join('') +
	line(
		[
			[600, 100],
			[600, 800],
		],
		14,
		0.06,
	) +
	curve('M150 620Q700 780 1060 240', 26, 1);

export const awardPlate = () => trophy(600, 850, 760, 0.98);

export const teamPlate = () =>
	bust(300, 700, 1.5, 0.5) + bust(900, 700, 1.5, 0.5) + disc(600, 300, 150, 0.11) + bust(600, 800, 2.1, 0.98);

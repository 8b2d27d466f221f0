import { count } from '../numbers.ts';
import { disc, line, poly, rect, ring } from '../scenes/kit/shapes.ts';
import { flask } from '../scenes/laboratory/flask.ts';
import { gear } from '../scenes/laboratory/gear.ts';
import { testFrame } from '../scenes/laboratory/test-frame.ts';
import { tubes } from '../scenes/laboratory/tubes.ts';
import { chart } from '../scenes/props/chart.ts';
import { lettering } from '../scenes/props/lettering.ts';

/** Plates of the research division; light is ink. */
export const paperPlate = () =>
	`<g transform="rotate(5 600 450)">${rect(430, 70, 500, 760, 0.45)}</g>` +
	rect(340, 60, 520, 780, 0.95) +
	lettering(400, 120, 360, 40, 0.1, 'pp') +
	count(5, (i) => lettering(400, 220 + i * 48, 400, 20, 0.35, `pp${i}`)).join('') +
	chart(410, 500, 380, 260, 'pl', 0.1);

export const machinePlate = () => gear(450, 520, 300, 18, 0.95, 4) + gear(880, 290, 180, 12, 0.7, 9);

export const rigPlate = () => testFrame(600, 850, 800, 0.98);

export const sealPlate = () =>
	poly(
		[
			[500, 560],
			[430, 850],
			[530, 800],
			[600, 850],
		],
		0.55,
	) +
	poly(
		[
			[700, 560],
			[770, 850],
			[670, 800],
			[600, 850],
		],
		0.72,
	) +
	count(20, (i) => disc(600 + 270 * Math.cos(i * 0.314), 370 + 270 * Math.sin(i * 0.314), 50, 0.92)).join(
		'',
	) +
	disc(600, 370, 272, 0.92) +
	ring(600, 370, 214, 14, 0.15) +
	disc(600, 370, 176, 0.5) +
	poly(
		count(10, (i) => {
			const r = i % 2 ? 62 : 146;
			return [600 + r * Math.sin(i * 0.6283), 370 - r * Math.cos(i * 0.6283)] as const;
		}),
		0.98,
	);

export const benchPlate = () =>
	rect(120, 760, 960, 50, 0.7) + flask(430, 760, 560, 0.7) + tubes(720, 760, 330);

export const loomPlate = () =>
	rect(210, 90, 50, 740, 0.7) +
	rect(940, 90, 50, 740, 0.7) +
	rect(170, 80, 860, 56, 0.8) +
	count(24, (i) =>
		line(
			[
				[300 + i * 26, 136],
				[280 + i * 28, 600],
			],
			9,
			i % 2 ? 0.98 : 0.6,
		),
	).join('') +
	rect(230, 320, 740, 34, 0.85) +
	rect(230, 380, 740, 34, 0.6) +
	count(9, (i) => rect(270, 520 + i * 24, 660, 15, i % 2 ? 0.95 : 0.5)).join('') +
	rect(220, 750, 760, 60, 0.8);

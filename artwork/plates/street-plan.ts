import { chance, count } from '../numbers.ts';
import { curve, path, rect } from '../scenes/kit/shapes.ts';

const road = (d: string, width: number) => curve(d, width, 0);

/** A plan of an Indian lake city, 1600 x 800: blocks between roads, water, park. It is no survey. */
export function streetPlan(): string {
	const R = chance('plan');
	const blocks = count(18, (i) =>
		count(10, (j) => rect(i * 95 - 20, j * 85 - 12, R.pick([75, 80, 40]), R.pick([70, 70, 35]), 1)).join(''),
	).join('');
	const shore =
		'M-40 120Q150 30 330 90T640 70Q760 130 690 250Q640 340 520 330Q430 420 280 400Q150 470 -40 430z';
	const pond = 'M760 330q90 -50 170 0q60 60 -10 110q-110 40 -160 -20q-30 -50 0 -90z';
	const water = curve(shore, 34, 0) + path(shore, 0.26) + curve(pond, 26, 0) + path(pond, 0.26);
	const park = rect(1180, 470, 250, 180, 0.02, 20) + rect(1196, 486, 218, 148, 0.5, 30);
	const roads =
		road('M-20 560Q400 500 700 540T1200 420T1640 440', 26) +
		road('M980 -20Q960 200 1060 420T1000 820', 26) +
		road('M720 -20Q820 180 720 300T560 470T620 820', 18) +
		road('M-20 700Q300 640 560 680T1640 700', 18) +
		road('M1060 420Q1300 260 1640 200', 18) +
		road('M1330 -20Q1280 200 1300 470', 14) +
		road('M1300 660Q1320 740 1280 820', 14) +
		road('M180 540Q200 680 160 820', 12) +
		road('M380 510Q400 640 380 820', 12) +
		road('M820 540Q800 680 840 820', 12) +
		road('M1010 220Q1200 170 1640 80', 12) +
		road('M1500 -20Q1470 400 1520 820', 14);
	const rail =
		curve('M860 -20Q900 260 1180 360T1640 560', 10, 0) +
		`<path d="M860 -20Q900 260 1180 360T1640 560" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="26 22"/>`;
	return blocks + park + roads + water + rail;
}

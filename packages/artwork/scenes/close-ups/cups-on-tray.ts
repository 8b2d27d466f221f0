import { count } from '../../numbers.ts';
import { curve, fade, faint, oval, path } from '../kit/shapes.ts';

/** A cup of tea on its saucer, 190 wide; 0,0 is the middle of its foot. */
const tea = (x: number, y: number) =>
	oval(x, y, 120, 34, 0.62) +
	oval(x, y - 5, 110, 28, 0.98) +
	oval(x, y - 4, 60, 14, 0.66) +
	curve(`M${x + 74} ${y - 92}q58 -6 52 34q-6 34 -68 34`, 17, 0.9) +
	path(
		`M${x - 86} ${y - 124}H${x + 86}Q${x + 84} ${y - 30} ${x + 40} ${y - 6}H${x - 40}Q${x - 84} ${y - 30} ${x - 86} ${y - 124}z`,
		0.98,
	) +
	path(
		`M${x + 30} ${y - 124}H${x + 86}Q${x + 84} ${y - 30} ${x + 40} ${y - 6}H${x + 6}Q${x + 36} ${y - 50} ${x + 30} ${y - 124}z`,
		0.8,
	) +
	oval(x, y - 124, 86, 24, 0.8) +
	oval(x, y - 121, 74, 18, 0.3);

/** Steam over a cup. */
const steam = (x: number, y: number) => curve(`M${x} ${y}q-34 -44 0 -88t0 -84`, 14, 0.92);

/** Five cups of tea on a tray before a window. */
export const cupsOnTray = () =>
	fade(0, 0, 1200, 560, 0.66, 0.56) +
	count(3, (i) => path(`M${60 + i * 400} 40h280v430h-280z`, 0.8)).join('') +
	fade(0, 520, 1200, 380, 0.4, 0.3) +
	faint(0.5, oval(600, 760, 560, 110, 0.04)) +
	oval(600, 720, 560, 140, 0.12) +
	oval(600, 706, 550, 132, 0.3) +
	oval(600, 702, 500, 108, 0.22) +
	[330, 600, 870].map((x) => steam(x, 470)).join('') +
	[330, 600, 870].map((x) => tea(x, 660)).join('') +
	[460, 740].map((x) => tea(x, 770)).join('');

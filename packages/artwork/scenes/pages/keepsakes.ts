import { count } from '../../numbers.ts';
import { curve, faint, oval, path, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const ink = 0.05;
const paper = 0.98;
const back = 540;
const edge = 712;

const bowl = 'M176 196H424C424 330 388 400 330 428V470H270V428C212 400 176 330 176 196z';
const handles = 'M182 226C70 220 92 356 212 372M418 226C530 220 508 356 388 372';

/** A cup with two handles on its plinth. */
const cup = () =>
	faint(0.6, path('M410 660H560L680 596V250H470z', 0)) +
	curve(handles, 44, 0.01) +
	curve(handles, 24, 0.66) +
	path('M164 184H436C436 338 398 408 342 436V476H258V436C202 408 164 338 164 184z', 0.01) +
	path(bowl, 0.72) +
	path('M196 214H262C258 300 268 380 300 424C230 396 200 330 196 214z', paper) +
	path('M374 214H424C420 330 388 400 330 428C362 380 376 300 374 214z', 0.36) +
	oval(300, 196, 134, 34, 0.01) +
	oval(300, 194, 124, 26, 0.9) +
	oval(300, 198, 108, 17, 0.16) +
	path('M236 510L262 468H338L364 510z', 0.01) +
	path('M250 504L270 472H330L350 504z', 0.8) +
	rect(146, 498, 308, 164, 0.01, 6) +
	rect(156, 508, 288, 144, 0.24) +
	rect(156, 508, 288, 10, 0.7) +
	rect(172, 538, 256, 88, paper) +
	word(300, 602, 48, 'Award', ink, { middle: true });

/** A bookmark of yarn: down from the book, over the counter and over its edge. */
const bookmark = (x: number, t: number, long: number) =>
	faint(0.6, rect(x + 12, 650, 40, long - 636, 0)) +
	rect(x - 7, 640, 50, long - 633, 0.01) +
	rect(x, 640, 36, edge - 644, t - 0.12) +
	rect(x, edge - 4, 36, long - edge, t) +
	count(3, (i) => rect(x - 3 + i * 16, long, 10, 30, t)).join('');

const tones = [0.98, 0.6, 0.84, 0.6, 0.98] as const;

/** Whether the warp lies over, in each of five weaves. */
const weaves: readonly ((x: number, y: number) => boolean)[] = [
	(x, y) => (x + y) % 2 === 0,
	(x, y) => (x + y) % 4 < 2,
	(x, y) => Math.abs((x % 4) - 2) === y,
	(x, y) => y === 1 || x % 4 < 2,
	(x, y) => (Math.floor(x / 2) + (y % 2)) % 2 === 0,
];

/** The bands on the cover, each of another weave. */
const bands = () =>
	weaves
		.map((over, band) =>
			count(17 * 3, (i) => {
				const [x, y] = [i % 17, Math.floor(i / 17)];
				return over(x, y) ? rect(636 + x * 20, 322 + band * 62 + y * 15, 20, 15, tones[band] ?? 0) : '';
			}).join(''),
		)
		.join('');

/** The volume of an edition, its cover towards us. */
const volume = () =>
	faint(0.6, path('M1010 660H1110L1200 610V190H1080z', 0)) +
	path('M996 132L1094 168V626L996 664z', 0.01) +
	path('M1000 150L1074 178V614L1000 642z', 0.92) +
	count(3, (i) => path(`M${1018 + i * 20} ${158 + i * 8}h8V${632 - i * 8}h-8z`, 0.6)).join('') +
	rect(552, 122, 458, 542, 0.01, 6) +
	rect(562, 132, 438, 522, 0.2) +
	rect(562, 132, 40, 522, 0.5) +
	rect(562, 132, 10, 522, 0.84) +
	rect(602, 132, 9, 522, 0.02) +
	word(806, 258, 72, 'Papers', paper, { middle: true }) +
	bands();

/** What an edition leaves: its volume of papers with five bookmarks, and a cup. */
export const keepsakes = () =>
	rect(0, 0, 1200, 900, 0.44) +
	rect(0, back, 1200, edge - back, 0.58) +
	rect(0, back, 1200, 9, 0.82) +
	rect(0, edge, 1200, 190, 0.12) +
	rect(0, edge - 6, 1200, 10, 0.86) +
	cup() +
	tones.map((t, i) => bookmark(640 + i * 74, t, 746 + (i % 2) * 22)).join('') +
	volume();

import { disc, faint, line, type Point, place, poly, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** Half the width of the board, its length up the slope, its thickness. */
const half = 390;
const length = 416;
const thick = 34;

/** A place on the table seen from the right and above; 0,0,0 is the middle of the front edge of the board. */
const at = (right: number, back: number, up: number): Point => [
	548 + right * 0.966 + back * 0.29,
	486 + right * 0.12 - back * 0.5 - up * 0.86,
];

/** A place on the board by how far up its slope. */
const onSlope = (right: number, up: number, below = 0): Point => at(right, up * 0.74, up * 0.67 - below);

/** What is drawn flat on the board, around its middle. */
const tilted = (body: string) => {
	const [x, y] = onSlope(0, length / 2);
	return `<g transform="matrix(0.966 0.12 -0.215 0.946 ${x} ${y})">${body}</g>`;
};

/** What the board throws on the table. */
const shadow = () =>
	faint(
		0.8,
		poly(
			[
				at(20 - half, -26, -thick),
				at(half + 10, -26, -thick),
				at(half + 250, length * 0.74, -thick),
				at(0, length * 0.74, -thick),
			],
			0.01,
		),
	);

/** Its right side: a rail on the table, a strut that stands on it, and the edge of the board. */
const side = () => {
	const foot = at(half - 12, length * 0.72, -thick);
	return (
		poly([at(half, 0, -thick), at(half, length * 0.72, -thick), onSlope(half, length)], 0.01) +
		line([at(half - 10, 20, -thick), foot], 20, 0.5) +
		line([onSlope(half - 12, length * 0.94, thick), foot], 26, 0.6) +
		poly(
			[onSlope(half, 0), onSlope(half, length), onSlope(half, length, thick), onSlope(half, 0, thick)],
			0.28,
		)
	);
};

/** The board, lit along its upper and left edge. */
const board = () =>
	tilted(
		rect(-half, -length / 2, 2 * half, length, 0.42) +
			rect(-half, -length / 2, 2 * half, 12, 0.8) +
			rect(-half, -length / 2, 12, length, 0.8),
	);

/** The ledge along its front edge. */
const ledge = () =>
	poly(
		[onSlope(-half, 0, thick), onSlope(half, 0, thick), onSlope(half, 0, -8), onSlope(-half, 0, -8)],
		0.3,
	) + line([onSlope(-half + 8, 0, -4), onSlope(half - 8, 0, -4)], 14, 0.8);

/** A page in the plan, 124 by 76, by the middle of its upper edge. */
const page = (x: number, y: number, t: number) =>
	rect(x - 62, y, 124, 76, 0.04, 6) + rect(x - 51, y + 11, 102, 54, t, 2);

const stroke = (points: readonly Point[]) => line(points, 11, 0.04);

/** The plan: the first page, three below it, two below those and one that is just being drawn. */
const plan = () =>
	faint(0.6, rect(-256, -172, 540, 372, 0.01)) +
	rect(-270, -188, 540, 372, 0.99) +
	stroke([
		[0, -80],
		[0, 100],
	]) +
	stroke([
		[-176, 100],
		[-176, -36],
		[176, -36],
		[176, 100],
	]) +
	rect(-128, -166, 256, 100, 0.04, 8) +
	word(0, -92, 56, 'Home', 0.99, { middle: true }) +
	[-176, 0, 176].map((x) => page(x, -6, 0.62)).join('') +
	[-176, 0].map((x) => page(x, 94, 0.99)).join('') +
	[-248, 248].map((x) => disc(x, -166, 12, 0.1)).join('');

const setSquareOutline = 'M0 0V-330L166 0zM32 -32V-206L118 -32z';

/** A set square with its hole and what it throws; its right angle is at 0,0. */
const setSquare = () =>
	faint(0.6, `<path fill-rule="evenodd" transform="translate(13 9)" d="${setSquareOutline}"/>`) +
	`<path fill-rule="evenodd" fill="#d8d8d8" d="${setSquareOutline}"/>`;

/** A pencil that points down, and what it throws; its point is at 0,0. */
const pencil = () =>
	faint(
		0.55,
		poly(
			[
				[2, 0],
				[46, -40],
				[46, -226],
				[10, -236],
			],
			0.01,
		),
	) +
	poly(
		[
			[-20, -60],
			[20, -60],
			[0, 6],
		],
		0.03,
	) +
	poly(
		[
			[-12, -60],
			[12, -60],
			[0, -22],
		],
		0.74,
	) +
	rect(-20, -216, 40, 158, 0.03) +
	rect(-12, -216, 14, 158, 0.98) +
	rect(-20, -246, 40, 32, 0.84);

/** On a plane of 1200 by 600: on a slanted drawing board the plan of a website, a set square and a pencil. */
export const drawingBoard = () =>
	rect(0, 0, 1200, 600, 0.16) +
	shadow() +
	side() +
	board() +
	tilted(
		place(14, 0, 1, plan()) + place(-370, 202, 1, setSquare()) + place(192, 108, 1, pencil(), { turn: 50 }),
	) +
	ledge();

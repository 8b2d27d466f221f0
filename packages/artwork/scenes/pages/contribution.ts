import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, sari, somebody } from '../kit/looks.ts';
import { disc, fade, faint, glow, path, place, rect } from '../kit/shapes.ts';

/** One row that stands and applauds, the farthest small and dim. */
const row = (seed: string, y: number, h: number, light: number) => {
	const R = chance(seed);
	const gap = h * 0.38;
	return count(Math.ceil(1300 / gap), (i) =>
		person(i * gap - 30 + R.normal() * 8, y + R.normal() * 8, h * R.range(0.94, 1.05), somebody(R, light), {
			left: [-3, -68],
			right: [4, i % 3 ? -67 : -74],
			gaze: (600 - i * gap) / 700,
		}),
	).join('');
};

const honoured: Look = { ...sari, hair: 'bun', top: 0.2, bottom: 0.14, skin: 0.36 };

/** Somebody honoured lifts a plaque towards a hall that has risen; seen from the stage behind. */
export const contribution = () =>
	fade(0, 0, 1200, 460, 0.36, 0.2) +
	count(4, (i) => rect(40 + i * 310, 60, 190, 40, 0.98, 8)).join('') +
	rect(0, 150, 1200, 20, 0.5) +
	fade(0, 330, 1200, 320, 0.26, 0.36) +
	row('rise1', 420, 250, -0.08) +
	row('rise2', 520, 310, -0.02) +
	row('rise6', 660, 390, 0.06) +
	faint(0.4, path('M0 0h130L760 900H200z', 1)) +
	fade(0, 640, 1200, 260, 0.72, 0.5) +
	rect(0, 640, 1200, 12, 0.95) +
	count(6, (i) => path(`M${100 + i * 200} 652L${-120 + i * 288} 900h-8L${92 + i * 200} 652z`, 0.46)).join(
		'',
	) +
	glow(560, 700, 380, 120, 1, 0.6) +
	person(600, 870, 700, honoured, { view: 'back', left: [-14, -46], right: [19, -110] }) +
	path('M508 356Q600 296 692 356L704 430L604 640L596 640L496 430z', 0.95) +
	path('M504 420L600 620L696 420L698 446L602 664H598L502 446z', 0.5) +
	count(9, (i) => rect(520 + i * 19, 470 + (4 - Math.abs(i - 4)) * 38, 5, 44, 0.86)).join('') +
	place(
		736,
		70,
		1,
		rect(-62, -58, 124, 150, 0.2, 10) +
			rect(-48, -44, 96, 122, 0.96, 6) +
			disc(0, 4, 28, 0.4) +
			rect(-28, 44, 56, 10, 0.4),
	);

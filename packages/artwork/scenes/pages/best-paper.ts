import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, scholar, somebody } from '../kit/looks.ts';
import { disc, fade, faint, glow, path, place, rect, ring } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { curtain } from '../props/curtain.ts';
import { lettering } from '../props/lettering.ts';

const rosette = () =>
	path('M-34 20L-62 150L-22 124L0 160L6 20z', 0.3) +
	path('M34 20L62 150L22 124L0 160L-6 20z', 0.4) +
	count(14, (i) => disc(54 * Math.cos(i * 0.4488), 54 * Math.sin(i * 0.4488), 20, 0.52)).join('') +
	disc(0, 0, 56, 0.52) +
	disc(0, 0, 38, 0.98) +
	ring(0, 0, 26, 6, 0.4);

const paper = () =>
	rect(-148, -190, 296, 380, 0.3) +
	rect(-140, -182, 280, 364, 0.99) +
	lettering(-110, -150, 200, 26, 0.16, 'best') +
	lettering(-110, -108, 150, 14, 0.45, 'author') +
	rect(-110, -76, 220, 4, 0.4) +
	count(7, (i) => lettering(-110, -54 + i * 30, 96, 11, 0.6, `l${i}`)).join('') +
	count(3, (i) => lettering(14, -54 + i * 30, 96, 11, 0.6, `r${i}`)).join('') +
	chart(14, 46, 96, 96, 'bp', 0.3);

const author: Look = { ...scholar, hair: 'long', top: 0.24, bottom: 0.16, skin: 0.5 };

/** The winner shows the paper with its rosette; others on the stage applaud. */
export const bestPaper = () => {
	const R = chance('best paper');
	const clap = (x: number) =>
		person(x, 800, 560, somebody(R, 0.06), { left: [-3, -66], right: [4, -67], gaze: x < 600 ? 0.8 : -0.8 });
	return (
		curtain(0, 0, 1200, 900, 0.44, 18) +
		faint(0.3, path('M240 0h90L860 900H300z', 1)) +
		glow(600, 400, 470, 450, 1, 0.7) +
		clap(130) +
		clap(300) +
		clap(920) +
		clap(1090) +
		fade(0, 790, 1200, 110, 0.84, 0.6) +
		person(600, 1190, 1060, author, { left: [-15.5, -56], right: [15.5, -56] }) +
		place(600, 640, 1, paper()) +
		disc(444, 640, 34, 0.5) +
		disc(756, 640, 34, 0.5) +
		place(700, 730, 0.9, rosette())
	);
};

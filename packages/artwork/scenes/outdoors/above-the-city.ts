import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, student } from '../kit/looks.ts';
import { curve, disc, fade, path, place, rect } from '../kit/shapes.ts';
import { farShore } from '../places/far-shore.ts';
import { mosque } from '../places/old-city.ts';
import { water } from '../places/water.ts';

const sky = fade(0, 0, 1200, 520, 0.62, 0.97);
const hills = (y: number) =>
	path(`M0 ${y}Q200 ${y - 90} 420 ${y - 30}T860 ${y - 60}T1200 ${y - 40}V560H0z`, 0.6);

export const aboveTheCity = () =>
	sky +
	disc(820, 250, 60, 1) +
	hills(470) +
	water(500, 0.6, 0.9, 'hill', 1) +
	farShore(640, 0.5, 0.34) +
	fade(0, 640, 1200, 120, 0.4, 0.3) +
	path('M0 900V720Q260 640 560 740T1200 790V900z', 0.14) +
	person(430, 770, 400, { ...student, top: 0.86 }, { view: 'back', stride: 8, right: [27, -88] }) +
	person(570, 790, 380, sari, { view: 'back' }) +
	count(14, (i) => curve(`M${20 + i * 88} ${800 + (i % 3) * 20}q6 -40 20 -60`, 5, 0.26)).join('');

/** A row of houses with flat roofs; some of their windows are lit. */
const houses = (y: number, wide: number, tone: number, lit: number) => {
	const R = chance(`houses${y}`);
	return count(Math.ceil(1200 / wide) + 1, (i) => {
		const [x, h, w] = [i * wide - R.range(0, wide * 0.4), wide * R.range(0.4, 1), wide * R.range(0.8, 1.2)];
		const windows = count(lit, (k) =>
			R() < 0.5 ? rect(x + w * (0.14 + k * 0.28), y - h + wide * 0.16, w * 0.14, wide * 0.2, 0.92) : '',
		);
		return rect(x, y - h, w, 400, tone * R.range(0.9, 1.08)) + windows.join('');
	}).join('');
};

/** For a crop of three to one, and without people: roofs of the city, its mosque before the rising sun in the middle. */
export const aboveTheCityWide = () =>
	sky +
	disc(600, 396, 108, 1) +
	hills(430) +
	houses(520, 66, 0.5, 0) +
	place(600, 536, 1.28, mosque(0, 0, 0.22)) +
	rect(0, 540, 1200, 360, 0.28) +
	houses(570, 84, 0.4, 2) +
	houses(640, 128, 0.28, 3) +
	rect(0, 720, 1200, 180, 0.16);

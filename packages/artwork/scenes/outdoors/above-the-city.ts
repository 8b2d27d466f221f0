import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, student } from '../kit/looks.ts';
import { curve, disc, fade, path, place } from '../kit/shapes.ts';
import { farShore } from '../places/far-shore.ts';
import { water } from '../places/water.ts';

const land = (sun: string) =>
	fade(0, 0, 1200, 520, 0.62, 0.97) +
	sun +
	path('M0 470Q200 380 420 440T860 410T1200 430V560H0z', 0.6) +
	water(500, 0.6, 0.9, 'hill', 1) +
	farShore(640, 0.5, 0.34) +
	fade(0, 640, 1200, 120, 0.4, 0.3);

export const aboveTheCity = () =>
	land(disc(820, 250, 60, 1)) +
	path('M0 900V720Q260 640 560 740T1200 790V900z', 0.14) +
	person(430, 770, 400, { ...student, top: 0.86 }, { view: 'back', stride: 8, right: [27, -88] }) +
	person(570, 790, 380, sari, { view: 'back' }) +
	count(14, (i) => curve(`M${20 + i * 88} ${800 + (i % 3) * 20}q6 -40 20 -60`, 5, 0.26)).join('');

/** The same for a crop of three to one: sun, town and people whole, in the middle of the height. */
export const aboveTheCityWide = () =>
	place(0, -40, 1, land(disc(820, 368, 48, 1))) +
	path('M0 900V622Q260 552 560 610T1200 686V900z', 0.14) +
	person(530, 622, 300, { ...student, top: 0.86 }, { view: 'back', stride: 8, right: [27, -88] }) +
	person(635, 630, 285, sari, { view: 'back' });

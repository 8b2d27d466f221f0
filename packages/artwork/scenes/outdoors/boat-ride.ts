import { count } from '../../numbers.ts';
import { audience } from '../figure/from-behind.ts';
import { curve, fade, line, path, poly, rect } from '../kit/shapes.ts';
import { farShore } from '../places/far-shore.ts';
import { water } from '../places/water.ts';

export const boatRide = () => {
	const hull =
		path('M150 640h900q-30 130 -150 130h-620q-100 0 -130 -130z', 0.2) +
		rect(140, 620, 920, 30, 0.9) +
		rect(150, 684, 880, 12, 0.6);
	const roof =
		path('M230 330Q600 168 970 330l20 40H210z', 0.34) +
		count(9, (i) =>
			poly(
				[
					[230 + i * 84, 362],
					[270 + i * 84, 362],
					[266 + i * 84, 396],
					[234 + i * 84, 396],
				],
				i % 2 ? 0.4 : 0.95,
			),
		).join('') +
		count(4, (i) =>
			line(
				[
					[250 + i * 233, 366],
					[250 + i * 233, 640],
				],
				10,
				0.14,
			),
		).join('');
	return (
		fade(0, 0, 1200, 430, 0.94, 0.86) +
		farShore(430, 0.68, 0.52, [1098, 0.74]) +
		water(430, 0.42, 0.74, 'ride') +
		`<svg x="296" y="380" width="610" height="250" viewBox="296 380 610 250">${audience(520, 0.36, 8, { rim: 0.6 })}</svg>` +
		roof +
		hull +
		count(5, (i) => curve(`M${60 + i * 230} ${800 + (i % 2) * 40}q60 -26 120 0t120 0`, 9, 0.9)).join('')
	);
};

import { curve, disc, line, rect } from '../../scenes/kit/shapes.ts';

export const api = () => {
	const node = (x: number, y: number, r: number, t: number) => disc(x, y, r, t) + disc(x, y, r * 0.55, 0.16);
	const ends: [number, number, number][] = [
		[250, 200, 80],
		[960, 180, 90],
		[1010, 640, 80],
		[240, 690, 96],
		[600, 120, 56],
	];
	return (
		ends
			.map(([x, y]) =>
				line(
					[
						[x, y],
						[600, 450],
					],
					18,
					0.6,
				),
			)
			.join('') +
		ends.map(([x, y, r]) => node(x, y, r, 0.86)).join('') +
		rect(450, 330, 300, 240, 0.96, 24) +
		curve('M560 390l-60 60l60 60', 26, 0.1) +
		curve('M640 390l60 60l-60 60', 26, 0.1)
	);
};

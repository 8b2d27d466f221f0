import { curve, line, path, poly } from '../kit/shapes.ts';

/** A right hand that writes, from above: the tip of its pen at 0,0, the arm towards the lower right. */
export const hand = (skin: number, sleeve = 0.14): string =>
	path('M230 330L318 176L470 150L560 420H230z', sleeve) +
	path('M206 282L296 138L350 168L258 318z', 0.97) +
	path('M84 40Q150 -30 236 6Q322 60 318 160L254 262Q150 272 104 200Q60 130 84 40z', skin) +
	path('M104 200Q150 272 254 262L284 214Q180 226 128 150z', skin * 0.82) +
	line(
		[
			[96, 186],
			[46, 138],
			[26, 82],
		],
		46,
		skin * 0.86,
	) +
	line(
		[
			[110, 150],
			[58, 104],
			[32, 52],
		],
		44,
		skin,
	) +
	poly(
		[
			[0, 0],
			[4, -26],
			[196, -220],
			[222, -196],
			[30, 6],
		],
		0.08,
	) +
	poly(
		[
			[4, -26],
			[30, 6],
			[44, -8],
			[18, -40],
		],
		0.5,
	) +
	line(
		[
			[186, 60],
			[112, -6],
			[62, -18],
			[30, 22],
		],
		44,
		skin,
	) +
	line(
		[
			[190, 120],
			[120, 96],
			[62, 52],
			[46, 30],
		],
		42,
		skin * 1.1,
	) +
	line(
		[
			[48, 32],
			[44, 26],
		],
		20,
		skin * 1.4,
	) +
	curve('M150 30q40 20 50 56M128 62q26 10 40 36', 6, skin * 0.78);

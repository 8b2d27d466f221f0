/** Layered landscapes: a sky of bands, hills that pale with distance, and one thing to look at. */

export interface Land {
	readonly seed: number;
	/** Colours of the sky from top to horizon. */
	readonly sky: readonly string[];
	readonly sun: readonly [x: number, y: number, r: number, colour: string];
	/** Hills from the far ones to the near ones. */
	readonly hills: readonly string[];
	readonly jag?: number;
	readonly front: keyof typeof fronts;
	readonly ink: string;
	readonly lights: string;
}

const width = 1200;
const height = 900;
/** Draws from 0 to 1 in a fixed order for one seed. */
const chance = (seed: number) => () => {
	seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
	return seed / 2 ** 32;
};

function ridge(seed: number, base: number, rise: number, jag: number) {
	const next = chance(seed);
	const [a, b, c] = [next() * 6, next() * 6, next() * 6];
	const points = Array.from({ length: 61 }, (_, i) => {
		const x = (i * width) / 60;
		const soft =
			Math.sin(x * 0.004 + a) +
			0.5 * Math.sin(x * 0.011 + b) +
			jag * (Math.abs(Math.sin(x * 0.019 + c)) + next() * 0.35);
		return `${x} ${Math.round(base - rise * soft)}`;
	});
	return `M${points.join('L')}V${height}H0Z`;
}

const water = (ink: string, light: string) => {
	const next = chance(7);
	const strokes = Array.from({ length: 90 }, () => {
		const y = 650 + next() * 240;
		const long = 20 + next() * 130 * ((y - 600) / 200);
		return `M${Math.round(next() * width)} ${Math.round(y)}h${Math.round(long)}`;
	});
	return `<path d="M0 640H${width}V${height}H0Z" fill="${ink}"/><path d="${strokes.join('')}" stroke="${light}" stroke-width="3" opacity=".5"/>`;
};

const dome = (x: number, y: number, r: number) =>
	`M${x - r} ${y}Q${x - r * 1.1} ${y - r * 1.1} ${x} ${y - r * 1.7}Q${x + r * 1.1} ${y - r * 1.1} ${x + r} ${y}Z`;
const block = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const battlement = (x: number, y: number, n: number) =>
	Array.from({ length: n }, (_, i) => block(x + i * 26, y - 14, 15, 16)).join('');
const pine = (x: number, y: number, s: number) =>
	`M${x} ${y - 150 * s}l${26 * s} ${52 * s}h${-12 * s}l${26 * s} ${48 * s}h${-14 * s}l${24 * s} ${50 * s}h${-100 * s}l${24 * s} ${-50 * s}h${-14 * s}l${26 * s} ${-48 * s}h${-12 * s}Z`;
const palm = (x: number, y: number, s: number) =>
	[-150, -115, -80, -55, -20, 15]
		.map(
			(turn) =>
				`<path transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" d="M0 0Q60-34 130 6Q60-10 0 8Z"/>`,
		)
		.join('') +
	`<path d="M${x - 6} ${y}q${-14 * s} ${120 * s} ${-30 * s} ${260 * s}h${18 * s}q${14 * s} ${-140 * s} ${22 * s} ${-260 * s}z"/>`;

const fronts = {
	lake: (ink: string, light: string) =>
		`${water(ink, light)}<g fill="#1b1420"><path d="M330 742Q430 776 560 742L536 776Q440 792 356 776Z"/><path d="M440 742V620L520 730Z" fill="${light}"/><path d="M436 742V606h5v136z"/><path d="M760 690q36 12 84 0l-9 12q-33 6-66 0z"/></g>`,
	fort: (ink: string, light: string) =>
		`<path d="M0 760Q300 690 620 700T1200 640V900H0Z" fill="${ink}"/><path fill="${ink}" d="${block(560, 520, 460, 200)}${battlement(560, 520, 18)}${block(520, 450, 90, 270)}${battlement(520, 450, 4)}${block(960, 430, 96, 290)}${battlement(958, 430, 4)}${block(720, 440, 140, 120)}${dome(790, 440, 62)}${dome(565, 440, 34)}${dome(1008, 420, 36)}M788 336h5v-50h-5z"/><g fill="${light}">${[0, 1, 2, 3, 4].map((i) => `<path d="M${640 + i * 62} 640v-50q0-16 14-16t14 16v50z"/>`).join('')}<path d="M772 500v-26q0-14 18-14t18 14v26z"/></g>`,
	forest: (ink: string, light: string) =>
		`<path d="M0 780Q400 700 1200 790V900H0Z" fill="${ink}"/><path fill="${ink}" d="${[40, 120, 185, 300, 365, 470, 760, 850, 905, 1010, 1080, 1160].map((x, i) => pine(x, 820 - ((i * 37) % 50), 1.1 + ((i * 29) % 10) / 12)).join('')}"/><path d="M560 900Q600 800 640 760Q610 820 690 900Z" fill="${light}" opacity=".8"/>`,
	ghat: (ink: string, light: string) =>
		`<path fill="${ink}" d="${block(0, 560, 1200, 120)}${block(60, 470, 150, 120)}${dome(135, 470, 60)}${block(300, 500, 240, 120)}${block(620, 430, 110, 200)}${dome(675, 430, 50)}${block(800, 490, 180, 120)}${dome(890, 490, 46)}${block(1040, 460, 130, 150)}${dome(1105, 460, 52)}"/><g fill="${light}">${[90, 150, 330, 390, 450, 650, 830, 900, 1070, 1120].map((x) => `<path d="M${x} 590v-34q0-12 12-12t12 12v34z"/>`).join('')}</g>${[0, 1, 2, 3].map((i) => `<path d="M0 ${600 + i * 18}H1200" stroke="${light}" opacity=".35" stroke-width="3"/>`).join('')}${water(ink, light)}`,
	caves: (ink: string, light: string) =>
		`<path d="M0 470Q90 420 180 440T420 400Q540 380 640 440T900 420Q1060 380 1200 450V900H0Z" fill="${ink}"/><g fill="${light}">${[150, 420, 720, 980].map((x, i) => `<path d="M${x} ${760 - i * 8}v-150q0-70 62-70t62 70v150z" opacity="${0.85 - i * 0.1}"/>`).join('')}</g><g fill="${ink}">${[150, 420, 720, 980].map((x, i) => `<path d="M${x + 18} ${760 - i * 8}v-140q0-48 44-48t44 48v140z"/>`).join('')}</g>`,
	desert: (ink: string, light: string) =>
		`<path d="M0 760Q260 640 520 730T1200 690V900H0Z" fill="${light}"/><path d="M0 840Q360 690 700 800T1200 780V900H0Z" fill="${ink}"/><path d="M520 730Q620 790 700 800Q620 760 560 735Z" fill="${ink}" opacity=".45"/><g fill="#2a1420">${[0, 1, 2].map((i) => `<path transform="translate(${300 + i * 92} ${664 + i * 6}) scale(.62)" d="M0 90V46Q-4 26 14 22Q24-6 40 22Q56-4 70 22Q86 26 84 4Q86-14 104-12L108 0L96 2Q98 40 78 48V90H72V52H12V90Z"/>`).join('')}</g>`,
	coast: (ink: string, light: string) =>
		`${water(ink, light)}<path d="M0 900V800Q240 740 520 820T900 900Z" fill="#f2d7a3"/><g fill="#14302c">${palm(240, 560, 1.1)}${palm(330, 610, 0.9)}</g>`,
};

/** A landscape of 1200 x 900. */
export function landscape({ seed, sky, sun, hills, jag = 0, front, ink, lights }: Land): string {
	const [x, y, r, colour] = sun;
	const band = 640 / sky.length;
	return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${sky.map((tone, i) => `<path d="M0 ${i * band}H${width}V${height}H0Z" fill="${tone}"/>`).join('')}<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${colour}" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>${hills.map((tone, i) => `<path d="${ridge(seed + i * 17, 520 + i * 52, 74 - i * 12, jag)}" fill="${tone}"/>`).join('')}${fronts[front](ink, lights)}</svg>`;
}

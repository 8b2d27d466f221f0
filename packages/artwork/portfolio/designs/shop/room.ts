import { type Weave, weavePattern } from '../../drawing/weave-pattern.ts';

const paints: Record<string, Weave> = {
	rug: { draft: 'diamond', warp: '#b23a22', weft: '#f0d9b5', cell: 5 },
	sofa: { draft: 'twill', warp: '#21545a', weft: '#1a464b', cell: 4 },
	cushionA: { draft: 'herringbone', warp: '#e7a33c', weft: '#fbe9c6', cell: 5 },
	cushionB: { draft: 'basket', warp: '#c2502f', weft: '#e9c9a4', cell: 5 },
	basket: { draft: 'basket', warp: '#b98547', weft: '#9a6a35', cell: 6 },
	shade: { draft: 'plain', warp: '#f3dfb6', weft: '#e2c48d', cell: 6 },
	throw: { draft: 'bars', warp: '#f5e8d2', weft: '#d9a441', cell: 6, turn: 4 },
	blind: { draft: 'satin', warp: '#e9d3a6', weft: '#d8b980', cell: 5 },
};

const slats = Array.from({ length: 9 }, (_, i) => `<path d="M${i * 142} 566h1v154h-1z" opacity=".5"/>`).join(
	'',
);

/** The living room of the shop's opening picture, 1280 x 720. */
export const room = `<svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMax slice"><defs>${Object.entries(
	paints,
)
	.map(([name, weave]) => weavePattern(name, weave))
	.join('')}</defs>
<rect width="1280" height="720" fill="#ecd0ae"/><path d="M0 0H1280V566H0Z" fill="#e6bf97"/>
<path d="M0 0H470L250 566H0Z" fill="#efcfa9" opacity=".7"/>
<rect y="566" width="1280" height="154" fill="#a9714a"/><g fill="#8c5a39">${slats}</g><rect y="560" width="1280" height="8" fill="#d6a97e"/>
<g transform="translate(690 70)"><rect width="230" height="250" fill="#fff7e8"/><rect x="12" y="12" width="206" height="226" fill="#cfe3df"/><path d="M12 190Q70 130 120 170T218 150V238H12Z" fill="#8fb39a"/><path d="M12 210Q80 170 218 204V238H12Z" fill="#5f8c70"/><circle cx="168" cy="70" r="26" fill="#fff3cf"/><path d="M112 12h6v226h-6zM12 118h206v6H12z" fill="#fff7e8"/><rect x="12" y="12" width="206" height="74" fill="url(#blind)"/><path d="M12 86h206v7H12z" fill="#8a6231"/></g>
<g transform="translate(1080 0)"><path d="M56 0V120" stroke="#4a2f20" stroke-width="4"/><path d="M30 120H82L138 236Q56 262 -26 236Z" fill="url(#shade)"/><path d="M-26 236Q56 262 138 236" fill="none" stroke="#8a5d2e" stroke-width="6"/><path d="M-26 244 -120 566H250L138 244Q56 270 -26 244Z" fill="#fff2c9" opacity=".32"/></g>
<path d="M470 640 560 566H1180L1270 640Z" fill="#4d2a18" opacity=".25"/>
<path d="M420 700 540 600H1170L1300 700Z" fill="url(#rug)"/><path d="M452 700 560 608H1154L1268 700H1240L1140 618H574L480 700Z" fill="#21545a" opacity=".85"/>
<g><rect x="620" y="330" width="470" height="170" rx="26" fill="url(#sofa)"/><rect x="588" y="392" width="74" height="196" rx="28" fill="#1d4b50"/><rect x="1048" y="392" width="74" height="196" rx="28" fill="#1d4b50"/><rect x="650" y="476" width="204" height="86" rx="18" fill="url(#sofa)"/><rect x="858" y="476" width="200" height="86" rx="18" fill="url(#sofa)"/><path d="M650 548h408v34H650z" fill="#173d42"/><path d="M616 588h16v36h-16zM1080 588h16v36h-16z" fill="#5b381f"/></g>
<g transform="rotate(-8 730 420)"><rect x="672" y="366" width="118" height="112" rx="20" fill="url(#cushionA)"/></g><g transform="rotate(9 820 430)"><rect x="772" y="392" width="100" height="92" rx="18" fill="url(#cushionB)"/></g>
<path d="M944 322H1064V520Q1064 548 1040 548H944Z" fill="url(#throw)"/><path d="M944 548h96v8h-96z" fill="#7a5420"/>
<g transform="translate(1150 500)"><ellipse cx="50" cy="132" rx="66" ry="10" fill="#3d2010" opacity=".35"/><path d="M-8 30H108L94 130Q50 142 6 130Z" fill="url(#basket)"/><path d="M-12 24H112V40H-12Z" fill="#6f4721"/><path d="M50 24C40-50 10-70-20-96M52 24C60-60 90-90 118-104M50 24C50-50 48-90 54-140M48 24C30-20 0-34-30-40M54 24C76-20 100-30 132-40" stroke="#3c5a34" stroke-width="5" fill="none"/>${[
	[-20, -96, -30],
	[118, -104, 30],
	[54, -140, 0],
	[-30, -40, -60],
	[132, -40, 60],
	[14, -70, -18],
	[92, -66, 22],
]
	.map(
		([x, y, turn]) =>
			`<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 22Q-24 0 0-40Q24 0 0 22Z" fill="#56793f"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M0 22V-34" stroke="#3c5a34" stroke-width="2"/>`,
	)
	.join('')}</g></svg>`;

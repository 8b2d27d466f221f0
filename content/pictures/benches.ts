// Written by `npm run pictures` from media/sources/benches.
export const benches = {
	bench: { name: 'benches/bench', hash: 'iKA', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'hands-on': { name: 'benches/hands-on', hash: 'OKO', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	simulation: { name: 'benches/simulation', hash: 'u1H', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'tool-bench': { name: 'benches/tool-bench', hash: 'bLq', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'volumes-on-table': { name: 'benches/volumes-on-table', hash: 'Pxw', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const;

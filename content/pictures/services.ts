// Written by `npm run pictures` from media/sources/services.
export const services = {
	'counter-conferences': { name: 'services/counter-conferences', hash: 'tW5', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'counter-research': { name: 'services/counter-research', hash: 'Sjd', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	'counter-software': { name: 'services/counter-software', hash: 'HgM', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	evidence: { name: 'services/evidence', hash: 'NH0', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	experiment: { name: 'services/experiment', hash: 'MvT', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	manufacture: { name: 'services/manufacture', hash: 'S3p', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
	planner: { name: 'services/planner', hash: 'h4l', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	repair: { name: 'services/repair', hash: 'r91', width: 960, height: 720, widths: [320, 640, 960], ground: 'neem' },
} as const;

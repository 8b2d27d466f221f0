// Written by `npm run pictures` from media/sources/portfolio.
export const portfolio = {
	shop: { name: 'portfolio/shop', hash: '2I1', width: 960, height: 3074, widths: [320, 640, 960], ground: 'paper' },
	'site-1': { name: 'portfolio/site-1', hash: 'Uh3', width: 960, height: 1764, widths: [320, 640, 960], ground: 'paper' },
	'site-2': { name: 'portfolio/site-2', hash: 'I9R', width: 960, height: 1705, widths: [320, 640, 960], ground: 'paper' },
	'site-3': { name: 'portfolio/site-3', hash: 'FmG', width: 960, height: 2572, widths: [320, 640, 960], ground: 'paper' },
	'site-4': { name: 'portfolio/site-4', hash: 'cap', width: 960, height: 2385, widths: [320, 640, 960], ground: 'paper' },
	'site-5': { name: 'portfolio/site-5', hash: '3rE', width: 960, height: 2615, widths: [320, 640, 960], ground: 'paper' },
	'site-6': { name: 'portfolio/site-6', hash: 'xmi', width: 960, height: 2003, widths: [320, 640, 960], ground: 'paper' },
	tasks: { name: 'portfolio/tasks', hash: '6vk', width: 960, height: 2421, widths: [320, 640, 960], ground: 'paper' },
	travel: { name: 'portfolio/travel', hash: 'ujZ', width: 960, height: 3832, widths: [320, 640, 960], ground: 'paper' },
} as const;

// Written by `npm run pictures` from media/sources/hero.
export const hero = {
	'home-about-dark': { name: 'hero/home-about-dark', hash: 'WeR', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'night' },
	'home-about-light': { name: 'hero/home-about-light', hash: '86v', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-about-small-dark': { name: 'hero/home-about-small-dark', hash: 'FoR', width: 800, height: 735, widths: [480, 800], ground: 'night' },
	'home-about-small-light': { name: 'hero/home-about-small-light', hash: '27F', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-products-dark': { name: 'hero/home-products-dark', hash: 'sBI', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'night' },
	'home-products-light': { name: 'hero/home-products-light', hash: 'eei', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-products-small-dark': { name: 'hero/home-products-small-dark', hash: 'JUL', width: 800, height: 735, widths: [480, 800], ground: 'night' },
	'home-products-small-light': { name: 'hero/home-products-small-light', hash: 'QdL', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-welcome-dark': { name: 'hero/home-welcome-dark', hash: 'kte', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'night' },
	'home-welcome-light': { name: 'hero/home-welcome-light', hash: '5h6', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-welcome-small-dark': { name: 'hero/home-welcome-small-dark', hash: 'y5H', width: 800, height: 735, widths: [480, 800], ground: 'night' },
	'home-welcome-small-light': { name: 'hero/home-welcome-small-light', hash: 'Tqz', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
} as const;

// Written by `npm run pictures` from media/sources/hero.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const hero = {
	'home-about-dark': { name: 'hero/home-about-dark', hash: '97fd9760', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-about-light': { name: 'hero/home-about-light', hash: '56283db7', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-about-small-dark': { name: 'hero/home-about-small-dark', hash: '03769978', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-about-small-light': { name: 'hero/home-about-small-light', hash: '7ba6e09c', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-products-dark': { name: 'hero/home-products-dark', hash: 'dea554a8', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-products-light': { name: 'hero/home-products-light', hash: 'db8c4ef6', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-products-small-dark': { name: 'hero/home-products-small-dark', hash: '2b79a74c', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-products-small-light': { name: 'hero/home-products-small-light', hash: '66b0ce07', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-welcome-dark': { name: 'hero/home-welcome-dark', hash: 'b24424a8', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-welcome-light': { name: 'hero/home-welcome-light', hash: 'db265e0b', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-welcome-small-dark': { name: 'hero/home-welcome-small-dark', hash: '320ace91', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-welcome-small-light': { name: 'hero/home-welcome-small-light', hash: '411efc89', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;

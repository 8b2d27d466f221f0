// Written by `npm run pictures` from media/sources/hero.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const hero = {
	'home-about-dark': { name: 'hero/home-about-dark', hash: '59e47f65', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'night' },
	'home-about-light': { name: 'hero/home-about-light', hash: 'f3abc52d', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-about-small-dark': { name: 'hero/home-about-small-dark', hash: '16846599', width: 800, height: 735, widths: [480, 800], ground: 'night' },
	'home-about-small-light': { name: 'hero/home-about-small-light', hash: 'dbb1529b', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-products-dark': { name: 'hero/home-products-dark', hash: 'b0123f45', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'night' },
	'home-products-light': { name: 'hero/home-products-light', hash: '79e89639', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-products-small-dark': { name: 'hero/home-products-small-dark', hash: '2542dfab', width: 800, height: 735, widths: [480, 800], ground: 'night' },
	'home-products-small-light': { name: 'hero/home-products-small-light', hash: '41d2e9f6', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
	'home-welcome-dark': { name: 'hero/home-welcome-dark', hash: '92d791ee', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'night' },
	'home-welcome-light': { name: 'hero/home-welcome-light', hash: 'e61e88bc', width: 1920, height: 565, widths: [640, 1024, 1440, 1920], ground: 'paper' },
	'home-welcome-small-dark': { name: 'hero/home-welcome-small-dark', hash: 'cb91feb9', width: 800, height: 735, widths: [480, 800], ground: 'night' },
	'home-welcome-small-light': { name: 'hero/home-welcome-small-light', hash: '4eacd454', width: 800, height: 735, widths: [480, 800], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;

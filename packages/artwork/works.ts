import { band } from './hero/band.ts';
import { bands as cloths } from './hero/slides.ts';
import { streetPlan } from './map/street-plan.ts';
import { icons, webManifest } from './marks/icons.ts';
import lettering from './marks/lettering.json' with { type: 'json' };
import { favicon, logo, logoLine, mark, onNight, onPaper } from './marks/mark.ts';
import { matPicture, mats } from './mats/mats.ts';
import { clients, patrons, people } from './people/everybody.ts';
import { plant, plantNames } from './plants/plants.ts';
import { closings } from './scenes/closings.ts';
import { gallery } from './scenes/gallery.ts';
import { undyedHall } from './scenes/halls/undyed.ts';
import { heads, wideHeads } from './scenes/heads.ts';
import { about, achievements, conferenceAbout, services } from './scenes/others.ts';
import { awards, benches, desks, halls, menu, software } from './scenes/pages.ts';
import { proceedings } from './scenes/proceedings.ts';
import { rightHalf } from './scenes/right-half.ts';
import type { Scene } from './scenes/scene.ts';
import { workshops } from './scenes/workshops.ts';
import { wovenScene } from './scenes/woven.ts';

/** One file below `media/`, and how it is made. */
export type Work = { readonly file: string; readonly make: () => string | Buffer | Promise<string | Buffer> };

const scenes = (
	family: string,
	table: Readonly<Record<string, Scene>>,
	size: 'small' | 'large' = 'small',
): Work[] =>
	Object.entries(table).map(([name, scene]) => ({
		file: `sources/${family}/${name}.svg`,
		make: () => wovenScene(scene, size),
	}));

const vectors = (family: string, table: Readonly<Record<string, string>>): Work[] =>
	Object.entries(table).map(([name, drawing]) => ({
		file: `sources/${family}/${name}.svg`,
		make: () => drawing,
	}));

const themes = ['light', 'dark'] as const;

const heroes: Work[] = Object.entries(cloths).flatMap(([name, one]) =>
	themes.map((theme) => ({
		file: `sources/hero/${name}-${theme}.svg`,
		make: () => band(one, theme),
	})),
);

const marks: Work[] = [
	{ file: 'art/marks/mark.svg', make: () => mark(onPaper) },
	{ file: 'art/marks/mark-dark.svg', make: () => mark(onNight) },
	{ file: 'art/marks/mark-mono.svg', make: () => mark() },
	{ file: 'art/marks/logo.svg', make: () => logo(lettering, onPaper) },
	{ file: 'art/marks/logo-mono.svg', make: () => logo(lettering) },
	{ file: 'art/marks/logo-line.svg', make: () => logoLine(lettering, onPaper) },
	{ file: 'public/favicon.svg', make: favicon },
	{ file: 'public/site.webmanifest', make: webManifest },
	...['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map(
		(name) => ({
			file: `public/${name}`,
			make: async () => (await icons())[name] ?? '',
		}),
	),
];

/** Everything the studio draws by itself. */
export const works: readonly Work[] = [
	...marks,
	...plantNames.map((name) => ({ file: `art/plants/${name}.svg`, make: () => plant(name) })),
	{ file: 'art/map.svg', make: streetPlan },
	...Object.keys(mats).map((name) => ({ file: `sources/mats/${name}.webp`, make: () => matPicture(name) })),
	...heroes,
	...scenes('proceedings', proceedings),
	...scenes('gallery', gallery),
	...scenes('workshops', workshops),
	...scenes('services', services, 'large'),
	...scenes('achievements', achievements),
	...scenes('about', about),
	...scenes('closings', closings, 'large'),
	...scenes('heads', heads, 'large'),
	...scenes('heads', wideHeads, 'large'),
	...Object.entries(wideHeads).map(([name, scene]) => ({
		file: `sources/heads/${name}-narrow.webp`,
		make: () => rightHalf(scene),
	})),
	{ file: 'sources/heads/hall-next.webp', make: () => undyedHall() },
	{ file: 'sources/heads/hall-next-narrow.webp', make: () => undyedHall(true) },
	...scenes('conference-about', conferenceAbout),
	...scenes('halls', halls, 'large'),
	...scenes('desks', desks, 'large'),
	...scenes('awards', awards),
	...scenes('menu', menu),
	...scenes('benches', benches),
	...scenes('software', software, 'large'),
	...vectors('people', people),
	...vectors('clients', clients),
	...vectors('patrons', patrons),
];

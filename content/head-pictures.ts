import { heads } from './pictures/heads.ts';
import type { HeadPicture } from './shapes.ts';

/** The scenes that open a page, each with what it shows. */
export const headPictures = {
	fullHall: {
		file: heads['hall-full'],
		narrow: heads['hall-full-narrow'],
		alt: 'Woven drawing: a full hall before a lit stage with a banner and a screen.',
	},
	emptyHall: {
		file: heads['hall-next'],
		narrow: heads['hall-next-narrow'],
		alt: 'Woven drawing: an empty hall in grey, one lectern in a cone of marigold light.',
	},
	speaker: {
		file: heads.speaker,
		alt: 'Woven drawing: a speaker in a sari at a lectern on a lit stage, before a full hall.',
	},
	webinar: {
		file: heads['webinar-desk'],
		alt: 'Woven drawing: a desk with a screen on which one person talks and others listen.',
	},
	workshop: {
		file: heads.workshop,
		alt: 'Woven drawing: participants around a bench with a gear train.',
	},
	planning: {
		file: heads.planning,
		alt: 'Woven drawing: people lean over plans on one table, seen from above.',
	},
	posters: {
		file: heads.posters,
		alt: 'Woven drawing: a row of poster boards with visitors in front of them.',
	},
	screens: {
		file: heads.screens,
		alt: 'Woven drawing: rows of people at computer screens.',
	},
	team: {
		file: heads.team,
		alt: 'Woven drawing: hands of several people on one round table.',
	},
	servers: {
		file: heads['server-room'],
		alt: 'Woven drawing: an aisle between two rows of server cabinets with lights.',
	},
	phone: {
		file: heads['phone-in-hand'],
		alt: 'Woven drawing: a hand holds a phone whose screen shows a list and a chart.',
	},
	loom: {
		file: heads.loom,
		alt: 'Woven drawing: a weaver works at a floor loom.',
	},
} as const satisfies Record<string, HeadPicture>;

import { halls } from './pictures/halls.ts';
import { heads } from './pictures/heads.ts';
import { hallSubjects } from './pictures/subjects/halls.ts';
import type { HeadPicture } from './shapes.ts';

/** The scenes that open the pages of the conferences, each with what it shows. */
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
		file: halls.speaker,
		alt: hallSubjects.speaker.alt,
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
} as const satisfies Record<string, HeadPicture>;

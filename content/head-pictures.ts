import { desks } from './pictures/desks.ts';
import { halls } from './pictures/halls.ts';
import { heads } from './pictures/heads.ts';
import { menu } from './pictures/menu.ts';
import { software } from './pictures/software.ts';
import { deskSubjects } from './pictures/subjects/desks.ts';
import { hallSubjects } from './pictures/subjects/halls.ts';
import { menuSubjects } from './pictures/subjects/menu.ts';
import { softwareSubjects } from './pictures/subjects/software.ts';
import type { HeadPicture } from './shapes.ts';

/** The scenes that open a page or stand beside its words, each with what it shows. */
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
	questions: {
		file: halls.questions,
		alt: hallSubjects.questions.alt,
	},
	trackRoom: {
		file: halls['track-room'],
		alt: hallSubjects['track-room'].alt,
	},
	registrationDesk: {
		file: desks['registration-desk'],
		alt: deskSubjects['registration-desk'].alt,
	},
	proposal: {
		file: desks.proposal,
		alt: deskSubjects.proposal.alt,
	},
	webinar: {
		file: menu.studio,
		alt: menuSubjects.studio.alt,
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
		file: software.team,
		alt: softwareSubjects.team.alt,
	},
	servers: {
		file: software['server-room'],
		alt: softwareSubjects['server-room'].alt,
	},
	phone: {
		file: software.phone,
		alt: softwareSubjects.phone.alt,
	},
	loom: {
		file: heads.loom,
		alt: 'Woven drawing: a weaver works at a floor loom.',
	},
} as const satisfies Record<string, HeadPicture>;

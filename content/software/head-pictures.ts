import { heads } from '#content/pictures/heads.ts';
import { software } from '#content/pictures/software.ts';
import { softwareSubjects } from '#content/pictures/subjects/software.ts';
import type { HeadPicture } from '#content/shapes.ts';

/** The scenes that open the pages of the software division, each with what it shows. */
export const headPictures = {
	screens: {
		file: heads.screens,
		alt: 'Woven drawing: rows of people at computer screens.',
	},
	bobbins: {
		file: software.bobbins,
		alt: softwareSubjects.bobbins.alt,
	},
	choosing: {
		file: software.choosing,
		alt: softwareSubjects.choosing.alt,
	},
	team: {
		file: software.team,
		alt: softwareSubjects.team.alt,
	},
	servers: {
		file: software['server-room'],
		alt: softwareSubjects['server-room'].alt,
	},
	search: {
		file: software.search,
		alt: softwareSubjects.search.alt,
	},
	reply: {
		file: software.reply,
		alt: softwareSubjects.reply.alt,
	},
	spreadsheet: {
		file: software.spreadsheet,
		alt: softwareSubjects.spreadsheet.alt,
	},
	phone: {
		file: software.phone,
		alt: softwareSubjects.phone.alt,
	},
} as const satisfies Record<string, HeadPicture>;

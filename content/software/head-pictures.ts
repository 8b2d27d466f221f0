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
		file: heads.yarns,
		narrow: heads['yarns-narrow'],
		alt: 'Woven drawing: a small loom in the light with three bobbins, labelled React, Python and Java, whose threads run through one heddle into one cloth; other bobbins wait in the dark.',
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
		file: heads.servers,
		narrow: heads['servers-narrow'],
		alt: 'Woven drawing: somebody, seen from behind, looks along the aisle of a server room towards its lit end.',
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
	fieldDiary: {
		file: software['field-diary'],
		alt: softwareSubjects['field-diary'].alt,
	},
	phone: {
		file: software.phone,
		alt: softwareSubjects.phone.alt,
	},
} as const satisfies Record<string, HeadPicture>;

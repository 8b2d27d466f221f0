import { heads } from '#content/pictures/heads.ts';
import { software } from '#content/pictures/software.ts';
import { softwareSubjects } from '#content/pictures/subjects/software.ts';
import type { HeadPicture, Illustration } from '#content/shapes.ts';

/** A scene of the software division, with what it shows. */
export const scene = (name: keyof typeof softwareSubjects): Illustration => ({
	file: software[name],
	alt: softwareSubjects[name].alt,
});

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
	choosing: scene('choosing'),
	team: scene('team'),
	servers: {
		file: heads.servers,
		narrow: heads['servers-narrow'],
		alt: 'Woven drawing: somebody, seen from behind, looks along the aisle of a server room towards its lit end.',
	},
	search: scene('search'),
	reply: scene('reply'),
	spreadsheet: scene('spreadsheet'),
	fieldDiary: scene('field-diary'),
	phone: scene('phone'),
} as const satisfies Record<string, HeadPicture>;

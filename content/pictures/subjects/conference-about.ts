import type { Illustration } from '#content/shapes.ts';
import { conferenceAbout as pictures } from '../conference-about.ts';

export const conferenceAboutScenes = {
	consultancy: { file: pictures.consultancy, alt: 'Woven drawing: two people face each other over the plan of a hall; one marks a seat. A list of what is to be done hangs between them.' },
	institute: { file: pictures.institute, alt: 'Woven drawing: a campus building behind a lawn.' },
	conferences: { file: pictures.conferences, alt: 'Woven drawing: an audience in front of a lit stage.' },
} as const satisfies Record<string, Illustration>;

import type { Illustration } from '#content/shapes.ts';
import { about as pictures } from '../about.ts';

export const aboutScenes = {
	consultancy: { file: pictures.consultancy, alt: 'Woven drawing: a hand marks the results of a printed paper with a pen; a chart of stress against strain and calipers lie beside it.' },
	collaboration: { file: pictures.collaboration, alt: 'Woven drawing: five people sit around a long table with a patterned mat on it, seen from above.' },
	reach: { file: pictures.reach, alt: 'Woven drawing: a globe with India in its middle; threads run out from Bhopal over land and sea.' },
	vision: { file: pictures.vision, alt: 'Woven drawing: a road through fields runs towards a rising sun.' },
	practice: { file: pictures.practice, alt: 'Woven drawing: a desk with a draft, a piece of cloth and a computer.' },
} as const satisfies Record<string, Illustration>;

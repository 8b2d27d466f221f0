import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const aboutSubjects = {
	consultancy: { title: 'Consultancy', alt: 'Woven drawing: a hand marks the results of a printed paper with a pen; a chart of stress against strain and calipers lie beside it.' },
	collaboration: { title: 'Collaboration', alt: 'Woven drawing: five people sit around a long table with a patterned mat on it, seen from above.' },
	reach: { title: 'International reach', alt: 'Woven drawing: a globe with India in its middle; threads run out from Bhopal over land and sea.' },
	vision: { title: 'Our vision', alt: 'Woven drawing: a road through fields runs towards a rising sun.' },
	practice: { title: 'Our practice', alt: 'Woven drawing: a desk with a draft, a piece of cloth and a computer.' },
} as const satisfies Record<string, Subject>;

import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const aboutSubjects = {
	consultancy: { title: 'Consultancy', alt: 'Woven drawing: a man in a suit and a woman in white sit at a table with a weaving draft between them.' },
	collaboration: { title: 'Collaboration', alt: 'Woven drawing: five people sit around a long table with a patterned mat on it, seen from above.' },
	reach: { title: 'International reach', alt: 'Woven drawing: a globe with threads between its cities.' },
	vision: { title: 'Our vision', alt: 'Woven drawing: a road through fields runs towards a rising sun.' },
	practice: { title: 'Our practice', alt: 'Woven drawing: a desk with a draft, a piece of cloth and a computer.' },
} as const satisfies Record<string, Subject>;

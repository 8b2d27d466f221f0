import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const deskSubjects = {
	'registration-desk': { title: 'Registration desk', alt: 'Woven drawing: over a desk, a volunteer lets a badge down on its ribbon into the open hand of a guest.' },
	proposal: { title: 'A proposal', alt: 'Woven drawing: from above, a hand signs a proposal on a table with the plan of a hall and a calendar.' },
} as const satisfies Record<string, Subject>;

import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const deskSubjects = {
	'registration-desk': { title: 'Registration desk', alt: 'Woven drawing: over a desk, a volunteer lets a badge down on its ribbon into the open hand of a guest.' },
	proposal: { title: 'A proposal', alt: 'Woven drawing: from above, a signed proposal and a pen on a table, over the plan of a hall and a calendar.' },
	conversation: { title: 'A chat', alt: 'Woven drawing: a phone with two messages of a chat, “Hello” and “Mats?”, beside two rolled mats.' },
	'name-board': { title: 'A stand', alt: 'Woven drawing: under a large board that says “Your name”, a woman in profile at the counter of a stand holds out a leaflet.' },
	phone: { title: 'A phone', alt: 'Woven drawing: a phone on a desk, seen from above, with a notepad and a pen beside it.' },
} as const satisfies Record<string, Subject>;

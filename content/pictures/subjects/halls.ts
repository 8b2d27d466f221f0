import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const hallSubjects = {
	speaker: { title: 'A talk', alt: 'Woven drawing: a speaker in profile at a lectern, lit from above; heads of listeners in front, seen from behind.' },
	questions: { title: 'Questions after a talk', alt: 'Woven drawing: a woman in profile stands among the rows and asks a question into a microphone; someone else has raised a hand.' },
	'track-room': { title: 'A track', alt: 'Woven drawing: in a small room a speaker points at a slide that compares coir, jute and flax; listeners are seen from behind.' },
} as const satisfies Record<string, Subject>;

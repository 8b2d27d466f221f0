import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const hallSubjects = {
	speaker: { title: 'A talk', alt: 'Woven drawing: a speaker at a lectern before a full hall.' },
	questions: { title: 'Questions after a talk', alt: 'Woven drawing: over a speaker’s shoulder, a woman stands among the rows with a microphone; two hands are up.' },
	'track-room': { title: 'A track', alt: 'Woven drawing: in a small room by day a speaker points at a screen; fifteen people sit at three tables.' },
} as const satisfies Record<string, Subject>;

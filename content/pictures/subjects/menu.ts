import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const menuSubjects = {
	'stage-set': { title: 'The day before', alt: 'Woven drawing: two people hang a banner over an empty stage, one of them on a ladder; rows of chairs wait.' },
	exhibition: { title: 'Pictures on a wall', alt: 'Woven drawing: two visitors stand before a wall of framed pictures: a hall, a lamp, a cup, a lake, trees.' },
	replay: { title: 'A recorded talk', alt: 'Woven drawing: a laptop with a play sign over a recorded talk, headphones and notes beside it.' },
	studio: { title: 'A webinar goes out', alt: 'Woven drawing: a woman talks at a desk towards a camera on a tripod, under a studio lamp.' },
	shelf: { title: 'Volumes of proceedings', alt: 'Woven drawing: somebody takes a volume of proceedings from a shelf full of them.' },
	filming: { title: 'A talk is filmed', alt: 'Woven drawing: a camera at the back of a hall shows the distant speaker small on its own screen.' },
} as const satisfies Record<string, Subject>;

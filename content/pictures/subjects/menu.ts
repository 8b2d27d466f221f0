import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const menuSubjects = {
	'stage-set': { title: 'The day before', alt: 'Woven drawing: two people hang a banner over an empty stage, one of them on a ladder; rows of chairs wait.' },
	exhibition: { title: 'Pictures on a wall', alt: 'Woven drawing: two visitors stand before a wall of framed pictures: a hall, a lamp, a cup, a lake, trees.' },
	replay: { title: 'A recorded talk', alt: 'Woven drawing: a recorded talk on a laptop, stopped: a speaker in profile beside a slide; headphones lie beside it.' },
	studio: { title: 'A webinar goes out', alt: 'Woven drawing: a man in profile talks towards a camera on a tripod; its screen shows him, and a sign says on air.' },
	shelf: { title: 'Volumes of proceedings', alt: 'Woven drawing: somebody takes a volume of proceedings from a shelf full of them.' },
	filming: { title: 'A talk is filmed', alt: 'Woven drawing: over the shoulder of somebody who films: a speaker at a lectern, and small once more on the screen of the camera.' },
} as const satisfies Record<string, Subject>;

import type { Illustration } from '#content/shapes.ts';
import { menu as pictures } from '../menu.ts';

export const menuScenes = {
	'stage-set': { file: pictures['stage-set'], alt: 'Woven drawing: two people hang a banner over an empty stage, one of them on a ladder; rows of chairs wait.' },
	exhibition: { file: pictures.exhibition, alt: 'Woven drawing: two visitors stand before a wall of framed pictures: a hall, a lamp, a cup, a lake, trees.' },
	replay: { file: pictures.replay, alt: 'Woven drawing: a recorded talk on a laptop, stopped: a speaker in profile beside a slide; headphones lie beside it.' },
	studio: { file: pictures.studio, alt: 'Woven drawing: a man in profile talks towards a camera on a tripod; its screen shows him, and a sign says on air.' },
	shelf: { file: pictures.shelf, alt: 'Woven drawing: somebody takes a volume of proceedings from a shelf full of them.' },
	filming: { file: pictures.filming, alt: 'Woven drawing: over the shoulder of somebody who films: a speaker at a lectern, and small once more on the screen of the camera.' },
} as const satisfies Record<string, Illustration>;

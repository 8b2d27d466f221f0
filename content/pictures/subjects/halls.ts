import type { Illustration } from '#content/shapes.ts';
import { halls as pictures } from '../halls.ts';

export const hallScenes = {
	speaker: { file: pictures.speaker, alt: 'Woven drawing: a speaker in profile at a lectern, lit from above; heads of listeners in front, seen from behind.' },
	questions: { file: pictures.questions, alt: 'Woven drawing: a woman in profile stands among the rows and asks a question into a microphone; someone else has raised a hand.' },
	'track-room': { file: pictures['track-room'], alt: 'Woven drawing: in a small room a speaker points at a slide that compares coir, jute and flax; listeners are seen from behind.' },
	keepsakes: { file: pictures.keepsakes, alt: 'Woven drawing: a thick volume, Papers, stands on a table with five woven bookmarks that hang over the edge; an award cup stands beside it.' },
	'last-slide': { file: pictures['last-slide'], alt: 'Woven drawing: an empty hall after the last talk; thank you stands on the screen, a badge hangs over a chair.' },
	poll: { file: pictures.poll, alt: 'Woven drawing: a hand points at the screen of a laptop, where a poll has more votes for yes than for no.' },
	'on-screen-speaker': { file: pictures['on-screen-speaker'], alt: 'Woven drawing: a woman in profile speaks live on a monitor; a listener with headphones is seen from behind.' },
	'ask-by-chat': { file: pictures['ask-by-chat'], alt: 'Woven drawing: a phone in a stand shows a question and its answer, yes; a hand is raised beside it.' },
} as const satisfies Record<string, Illustration>;

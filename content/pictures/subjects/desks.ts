import type { Illustration } from '#content/shapes.ts';
import { desks as pictures } from '../desks.ts';

export const deskScenes = {
	'registration-desk': { file: pictures['registration-desk'], alt: 'Woven drawing: a counter labelled “Registration” with a bell and pens; behind it hang three badges, for an author, a guest and a speaker.' },
	proposal: { file: pictures.proposal, alt: 'Woven drawing: from above, a signed proposal and a pen on a table, over the plan of a hall and a calendar.' },
	conversation: { file: pictures.conversation, alt: 'Woven drawing: on a woven mat lies a phone with a chat: “Hello”, “Mats?” and a photo of a mat.' },
	'name-board': { file: pictures['name-board'], alt: 'Woven drawing: at the open door of a hall stands a board on an easel that says “Sponsor” and “Your name”; flowers stand beside it.' },
	phone: { file: pictures.phone, alt: 'Woven drawing: a phone with twelve keys on a desk, with a notepad and a pen beside it and a clock on the wall.' },
} as const satisfies Record<string, Illustration>;

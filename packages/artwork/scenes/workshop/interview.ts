import { bust } from '../figure/bust.ts';
import { asker, conversation, guest } from '../gatherings/conversation.ts';
import { disc, path, place, rect } from '../kit/shapes.ts';

/** The screen of a camera in front, with the two on it. */
const camera = () =>
	path('M470 900L486 760H720L736 900z', 0.03) +
	rect(420, 630, 366, 210, 0.03, 14) +
	rect(436, 646, 334, 178, 0.44) +
	`<svg x="436" y="646" width="334" height="178" viewBox="436 646 334 178">${place(510, 730, 0.36, bust(asker))}${place(696, 730, 0.36, bust(guest), { flip: true })}</svg>` +
	disc(460, 670, 11, 1);

/** An interview before a camera. */
export const interview = () =>
	conversation(rect(0, 0, 1200, 900, 0.26) + path('M470 0H730L1130 900H70z', 0.4), camera());

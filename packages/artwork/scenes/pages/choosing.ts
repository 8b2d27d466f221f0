import { person } from '../figure/person.ts';
import { type Look, scholar, suit } from '../kit/looks.ts';
import { fade, place, rect } from '../kit/shapes.ts';
import { serviceCards } from '../props/service-cards.ts';

/** Skin is lighter than hair, and darker than the wall. */
const skin = 0.64;
const client: Look = { ...scholar, top: 0.4, bottom: 0.14, skin };
const guide: Look = { ...suit, skin };

/** A sheet with a list, before the body. */
const notes = rect(-7, -72, 16, 20, 0.98) + [-68, -64, -60].map((y) => rect(-4, y, 10, 1.6, 0.3)).join('');

/** A board on two legs; the cards hang on it. */
const board = () =>
	rect(312, 570, 20, 220, 0.2) +
	rect(868, 570, 20, 220, 0.2) +
	rect(262, 782, 120, 14, 0.12) +
	rect(818, 782, 120, 14, 0.12) +
	rect(246, 84, 708, 488, 0.12) +
	rect(256, 94, 688, 468, 0.44) +
	place(276, 116, 1, serviceCards(202, 21));

/** Two people stand before a board of six things that can be had; one points at the card to take. */
export const choosing = () =>
	fade(0, 0, 1200, 720, 0.9, 0.8) +
	rect(0, 720, 1200, 180, 0.4) +
	rect(0, 712, 1200, 8, 0.98) +
	board() +
	person(134, 838, 690, client, { left: [-6, -58], right: [8, -58], gaze: 0.8, holds: notes }) +
	person(1054, 838, 700, guide, { left: [-28, -78], right: [13, -49], gaze: -0.8 });

import { person } from '../figure/person.ts';
import { scholar, suit } from '../kit/looks.ts';
import { room } from '../places/room.ts';
import { poster } from '../props/poster.ts';

export const posterTalk = (seed: string) =>
	room(0.66, 0.4, 780) +
	poster(410, 70, 470, 560, seed) +
	person(260, 890, 700, scholar, { right: [29, -86], gaze: 0.6 }) +
	person(1000, 900, 690, suit, { view: 'side', flip: true, left: [8, -60], right: [11, -58] });

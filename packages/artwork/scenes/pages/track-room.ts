import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { person } from '../figure/person.ts';
import { type Look, somebody, suit } from '../kit/looks.ts';
import { faint, path, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { bottle } from '../props/bottle.ts';
import { screen } from '../props/screen.ts';

const speaker: Look = { ...suit, top: 0.12, bottom: 0.08 };

/** One talk of a track: a small room by day, three tables, a paper on the screen. */
export const trackRoom = () => {
	const R = chance('track room');
	const table = (y: number, h: number, people: number, gap: number) =>
		rect(40, y, 1120, h * 0.12, 0.97) +
		rect(40, y + h * 0.12, 1120, h * 0.3, 0.42) +
		count(people, (i) => {
			const x = 600 + (i - (people - 1) / 2) * gap;
			return (
				rect(x - h * 0.62, y - h * 0.05, h * 0.3, h * 0.07, 0.5) +
				(i % 2 ? bottle(x + h * 0.5, y + 4, h * 0.42, 0.6) : '') +
				listener(x + R.normal() * 8, y + h * 1.02, h, somebody(R, -0.06)) +
				rect(x - h * 0.3, y + h * 0.72, h * 0.6, h * 0.5, 0.2, 10)
			);
		}).join('');
	return (
		room(0.86, 0.54, 560) +
		count(3, (i) => path(`M${20 + i * 112} ${70 + i * 24}l88 19v${350 - i * 44}l-88 24z`, 1)).join('') +
		count(3, (i) => path(`M${60 + i * 112} ${78 + i * 24}l9 2v${342 - i * 44}l-9 3z`, 0.6)).join('') +
		faint(0.4, path('M30 120L340 150L1080 900H380z', 1)) +
		screen(430, 90, 500, 320, 'track') +
		person(1040, 590, 470, speaker, { left: [-30, -80], right: [14, -54], gaze: -0.7 }) +
		table(580, 112, 6, 190) +
		table(668, 156, 5, 240) +
		table(776, 214, 4, 300)
	);
};

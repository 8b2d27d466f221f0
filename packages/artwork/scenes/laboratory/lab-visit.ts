import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { coat } from '../kit/looks.ts';
import { rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { flask } from './flask.ts';
import { microscope } from './microscope.ts';
import { tubes } from './tubes.ts';

export const labVisit = () =>
	room(0.82, 0.5, 660) +
	rect(60, 90, 560, 16, 0.4) +
	count(6, (i) => rect(90 + i * 84, 26, 46, 64, i % 2 ? 0.36 : 0.98, 6)).join('') +
	rect(60, 240, 560, 16, 0.4) +
	count(5, (i) => flask(120 + i * 100, 240, 92, 0.4)).join('') +
	person(780, 1010, 760, coat, { left: [-22, -58], right: [-12, -52], view: 'front', gaze: -0.9, lean: -9 }) +
	rect(0, 700, 1200, 40, 0.96) +
	rect(0, 740, 1200, 160, 0.3) +
	microscope(520, 702, 360) +
	flask(190, 702, 280, 0.7) +
	tubes(940, 702, 190);

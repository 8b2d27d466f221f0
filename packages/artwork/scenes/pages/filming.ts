import { fromBehind } from '../figure/from-behind.ts';
import { curve, disc, oval, path, place, rect } from '../kit/shapes.ts';
import { speaker, speakers } from './speaker.ts';

/** A camera from the side that looks to the left, on its tripod; the talk small on its screen. */
const camera = () =>
	curve('M800 700L690 960M800 700L930 960M800 700V960', 24, 0.03) +
	rect(740, 670, 120, 40, 0.03) +
	path('M640 500H560L536 478V632L560 610H640z', 0.05) +
	oval(534, 555, 16, 78, 0.6) +
	rect(630, 430, 350, 250, 0.04, 16) +
	rect(690, 380, 220, 26, 0.04, 10) +
	path('M706 392H730V440H706zM870 392H894V440H870z', 0.04) +
	`<svg x="650" y="450" width="260" height="196" viewBox="240 60 900 680" preserveAspectRatio="xMidYMid slice">${speaker(speakers.inBlouse)}</svg>` +
	disc(946, 474, 13, 1) +
	rect(932, 510, 28, 14, 0.6) +
	rect(932, 540, 28, 14, 0.6);

/** A talk is filmed from the hall: the speaker in her light, and small once more on the screen of the camera. */
export const filming = () =>
	rect(0, 0, 1200, 900, 0.2) +
	place(-330, 30, 0.98, speaker(speakers.inBlouse)) +
	rect(844, 0, 356, 900, 0.16) +
	camera() +
	place(
		1080,
		450,
		1.36,
		fromBehind({ skin: 0.4, hair: 0.03, cut: 'short', cloth: 0.06, edge: 0.4, rim: 0.8 }),
		{ flip: true },
	);

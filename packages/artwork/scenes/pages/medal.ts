import { count } from '../../numbers.ts';
import { disc, faint, path, place, rect, ring } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const star = count(10, (i) => {
	const [a, r] = [(i * Math.PI) / 5, i % 2 ? 34 : 80];
	return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
}).join('L');

/** A medal on its ribbon of two halves; 0,0 is its middle. */
const medal = () =>
	path('M40 -330H150L30 -120H-34z', 0.42) +
	path('M76 -330H114L12 -120H-10z', 0.9) +
	path('M-150 -330H-40L34 -120H-30z', 0.66) +
	path('M-114 -330H-76L10 -120H-12z', 0.98) +
	rect(-40, -168, 80, 34, 0.86, 8) +
	rect(-40, -168, 80, 10, 1, 5) +
	faint(0.8, disc(18, 20, 148, 0)) +
	disc(0, 0, 148, 0.6) +
	disc(-5, -5, 140, 0.99) +
	ring(0, 0, 112, 12, 0.56) +
	path(`M${star}z`, 0.3);

/** The raised lid of a case, lined with dark cloth. */
const lid = () =>
	rect(-330, -530, 660, 560, 0.3, 56) +
	path('M-330 20V-474Q-330 -530 -274 -530H274Q300 -530 314 -516H-250Q-310 -510 -312 -456V20z', 0.8) +
	rect(-290, -490, 580, 500, 0.04, 30) +
	path('M-290 10V-460Q-290 -490 -260 -490H-40L-200 10z', 0.12);

/** Its lower half: the cloth within, and the front with a plate. */
const tray = () =>
	path('M-330 0H330L372 76H-372z', 0.66) +
	path('M-296 12H296L318 62H-318z', 0.02) +
	rect(-372, 76, 744, 176, 0.44) +
	rect(-372, 76, 744, 12, 0.9) +
	rect(322, 88, 50, 164, 0.28) +
	faint(0.6, rect(-218, 116, 452, 120, 0.02, 10)) +
	rect(-230, 104, 452, 120, 0.98, 10) +
	word(-4, 198, capitalFor('Award', 330), 'Award', 0.06, { middle: true });

/** A medal hangs in its open case; the plate in front says what it is. */
export const medalCase = () =>
	rect(0, 0, 1200, 690, 0.4) +
	path('M0 0H420L860 690H0z', 0.54) +
	rect(0, 690, 1200, 210, 0.2) +
	rect(0, 682, 1200, 12, 0.66) +
	faint(0.6, path('M250 832L290 700V130H1000V690L1100 780L960 832z', 0.01)) +
	place(600, 588, 0.95, lid() + place(0, -190, 0.92, medal()) + tray());

import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** How far a volume leads back to the right. */
const back = [96, -74] as const;

/** A volume that lies with its back to us; 0,0 is its lower left corner. */
const volume = (w: number, h: number, t: number, top: number, name: string, wide: number, ink: number) => {
	const [dx, dy] = back;
	return (
		path(`M0 ${-h}L${dx} ${dy - h}H${w + dx}L${w} ${-h}z`, top) +
		path(`M${w} 0L${w + dx} ${dy}V${dy - h}L${w} ${-h}z`, t * 0.5) +
		path(`M${w} -16L${w + dx} ${dy - 16}V${dy - h + 16}L${w} ${16 - h}z`, 0.7) +
		rect(0, -h, w, h, t, 10) +
		rect(0, -h, w, 9, t + 0.3, 4) +
		rect(44, -h, 16, h, ink) +
		rect(w - 60, -h, 16, h, ink) +
		word(w / 2, -h / 2 + capitalFor(name, wide) / 2, capitalFor(name, wide), name, ink, { middle: true })
	);
};

/** A lamp whose shade leans over what it lights. */
const lamp = () =>
	rect(60, 706, 220, 34, 0.03, 10) +
	rect(66, 706, 208, 9, 0.6, 4) +
	curve('M170 706V360L300 150', 24, 0.03) +
	curve('M163 700V364', 7, 0.5) +
	disc(170, 360, 24, 0.03) +
	disc(164, 354, 10, 0.8) +
	path('M262 70L360 106L470 236L214 178z', 0.08) +
	path('M262 70L288 80L260 188L214 178z', 0.56) +
	path('M214 178L470 236L456 256L208 196z', 0.99);

/** Three volumes of a conference under a reading lamp. */
export const volumesOnTable = () =>
	rect(0, 0, 1200, 900, 0.2) +
	path('M208 196L456 256L1200 560V760H60z', 0.42) +
	rect(0, 700, 1200, 200, 0.14) +
	rect(0, 700, 1200, 10, 0.5) +
	faint(0.7, path('M300 806L420 736H1200V766L1110 816z', 0.01)) +
	place(300, 806, 1, volume(680, 142, 0.34, 0.6, 'Summary', 380, 0.96)) +
	place(340, 664, 1, volume(640, 136, 0.9, 1, 'Abstracts', 400, 0.1)) +
	place(290, 528, 1, volume(690, 152, 0.06, 0.62, 'Proceedings', 520, 0.97)) +
	lamp();

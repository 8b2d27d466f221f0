import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';
import { counter, thread, yarn } from './counter.ts';

const ink = 0.04;
const paper = 0.99;

/** Cloth in stepped diamonds, 15 by 19 cells of 21; its upper left corner at 0,0. */
const diamonds = count(15 * 19, (i) => {
	const [x, y] = [i % 15, Math.floor(i / 15)];
	const ring = Math.abs(x - 7) + Math.abs(y - 9);
	return rect(x * 21, y * 21, 21, 21, [0.1, 0.97, 0.46, 0.97][Math.floor(ring / 2) % 4] ?? 0);
}).join('');

/** A programme that stands half open on the counter, its cover towards us. */
const programme = () =>
	faint(0.6, path('M1000 160H1130V600H1000z', 0) + path('M500 696H900L1130 640V600H860z', 0)) +
	path('M880 72L1076 130V648L880 700z', 0.01) +
	path('M886 92L1066 142V638L886 686z', 0.56) +
	path('M886 92L1066 142V238L886 204z', 0.2) +
	path('M886 92L906 98V680L886 686z', 0.2) +
	rect(432, 72, 456, 628, 0.01, 4) +
	rect(442, 82, 436, 608, paper) +
	rect(442, 82, 436, 122, 0.12) +
	rect(442, 82, 12, 608, 0.7) +
	word(664, 166, capitalFor('Programme', 388), 'Programme', paper, { middle: true }) +
	place(508, 246, 1, rect(-12, -12, 339, 423, 0.12) + diamonds);

/** A badge that leans on the wall; the middle of its lower edge is at 0,0. */
const badge = () =>
	faint(0.6, path('M-110 4H140L220 -44H0z', 0)) +
	rect(-142, -366, 284, 372, 0.01, 20) +
	rect(-132, -356, 264, 352, paper, 12) +
	rect(-132, -356, 264, 140, 0.56, 12) +
	rect(-132, -240, 264, 24, 0.56) +
	rect(-50, -334, 100, 28, 0.01, 14) +
	word(0, -110, capitalFor('Speaker', 226), 'Speaker', ink, { middle: true }) +
	rect(-108, -74, 216, 34, 0.3);

/** The strap of the badge: in at the left, up and through its slot, down behind it and on along the counter. */
const strap = [
	`M-30 ${thread}H20C70 ${thread} 40 640 52 520C62 400 90 262 190 262C250 262 250 330 240 378`,
	`M240 378C250 300 300 276 352 300C410 330 404 470 396 560C388 660 396 740 520 756H900C1060 756 1080 ${thread} 1150 ${thread}H1230`,
] as const;

/** A microphone that lies in front of it. */
const microphone = () =>
	faint(0.6, path('M440 786L500 800H1010L1030 760z', 0)) +
	path('M520 702L960 730Q984 734 984 754Q984 776 960 778L520 796z', 0.01) +
	path('M530 712L958 740Q974 742 974 754Q974 768 958 768L530 786z', 0.2) +
	path('M540 718L950 744V750L540 736z', 0.72) +
	rect(700, 736, 62, 20, 0.9, 8) +
	disc(480, 748, 66, 0.01) +
	disc(480, 748, 56, 0.56) +
	curve(
		'M440 722Q480 700 520 722M430 748H530M440 774Q480 796 520 774M456 704V792M480 698V798M504 704V792',
		7,
		0.2,
	) +
	curve('M442 724Q456 706 476 702', 12, paper) +
	rect(520, 694, 26, 108, 0.01, 6) +
	rect(526, 700, 14, 96, 0.84, 4);

/** Conferences on the counter: a programme, a badge on its strap, a microphone. */
export const counterConferences = () =>
	counter() + programme() + yarn(strap[1]) + place(232, 704, 1, badge()) + yarn(strap[0]) + microphone();

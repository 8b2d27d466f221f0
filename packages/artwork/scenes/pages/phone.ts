import { count } from '../../numbers.ts';
import { curve, disc, fade, faint, glow, line, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** Five days by hours; a booking is a block, ours is the dark one. */
const week = () => {
	const blocks = [
		[0, 0, 2, 0.7],
		[0, 4, 2, 0.5],
		[1, 1, 2, 0.6],
		[1, 5, 1, 0.7],
		[2, 0, 4, 0.12],
		[3, 2, 2, 0.5],
		[3, 5, 2, 0.7],
		[4, 1, 4, 0.6],
	] as const;
	return (
		rect(-152, -142, 304, 282, 1, 10) +
		count(5, (i) => rect(-112 + i * 52, -130, 42, 24, i === 2 ? 0.2 : 0.82, 6)).join('') +
		count(7, (i) => rect(-112, -92 + i * 32, 254, 3, 0.84)).join('') +
		blocks
			.map(([day, from, long, t]) => rect(-112 + day * 52, -90 + from * 32, 44, long * 32 - 5, t, 5))
			.join('')
	);
};

/** The laboratory's diary of the portfolio, at the size of a phone: its flask, the machine, the week, one action. */
const diary = () =>
	rect(-168, -334, 336, 668, 0.92) +
	rect(-168, -334, 336, 166, 0.3) +
	path('M-140 -258v-14h26v14l-2 0v16l22 42h-66l22 -42v-16z', 0.98) +
	path('M-146 -214h40l8 14h-56z', 0.5) +
	word(-84, -218, 48, 'Diary', 0.98) +
	week() +
	rect(-152, 156, 304, 84, 1, 10) +
	disc(-116, 198, 26, 0.34) +
	path('M-128 198l9 10l16 -20l5 5l-21 27l-14 -16z', 1) +
	word(-76, 216, 38, 'Free', 0.16) +
	rect(-152, 256, 304, 56, 0.16, 12) +
	word(0, 302, 38, 'Book', 0.98, { middle: true });

const phone = (screen: string) =>
	rect(-190, -376, 380, 752, 0.04, 48) +
	rect(-184, -370, 6, 740, 0.5, 3) +
	'<clipPath id="glass"><rect x="-168" y="-346" width="336" height="692" rx="26"/></clipPath>' +
	`<g clip-path="url(#glass)">${screen}</g>` +
	rect(-44, -338, 88, 14, 0.05, 7);

/** A right hand holds a phone, whose screen is 336 by 692 around 0,0: the palm behind, four tips round the far edge, the thumb in front. */
const inHand = (screen: string) => {
	const skin = 0.6;
	const fingers = count(4, (i) => {
		const y = 392 + i * 74;
		const tip = [396, 410, 408, 392][i] ?? 400;
		return (
			line(
				[
					[350, y + 10],
					[tip, y],
				],
				56,
				skin * 0.86,
			) +
			line(
				[
					[tip - 2, y - 9],
					[tip + 6, y - 10],
				],
				20,
				skin * 1.32,
			)
		);
	}).join('');
	const thumb =
		path('M790 700Q760 640 770 560L752 470Q740 432 764 414Q796 402 816 440L870 540Q930 600 940 700z', skin) +
		path('M766 424Q790 410 806 438L812 456Q786 462 764 452z', skin * 1.34) +
		curve('M812 556q28 -6 40 -26', 6, skin * 0.76) +
		curve('M800 640q34 30 80 30', 6, skin * 0.78);
	return (
		fade(0, 0, 1200, 900, 0.4, 0.16) +
		count(4, (i) => rect(860 + i * 90, 90, 64, 300, i % 2 ? 0.34 : 0.28)).join('') +
		rect(830, 390, 370, 14, 0.5) +
		count(3, (i) => path(`M${900 + i * 110} 300l-12 0v-20h44v20h-12v40l30 50h-80l30 -50z`, 0.6)).join('') +
		faint(0.55, glow(330, 300, 620, 520, 1, 0.9)) +
		glow(580, 430, 430, 470, 0.9, 0.5) +
		path('M650 930C690 840 700 760 720 690L930 600C990 690 990 790 1010 930z', skin * 0.78) +
		path('M540 760C590 600 680 470 800 452C900 446 968 520 966 640C962 760 880 846 760 850z', skin * 0.78) +
		faint(0.4, place(600, 462, 1.06, rect(-190, -376, 380, 752, 0.02, 48), { turn: 4 })) +
		place(580, 440, 1.08, phone(screen), { turn: 4 }) +
		fingers +
		thumb +
		path('M590 900L650 812C780 850 900 842 1010 772L1130 900z', 0.07) +
		path('M636 832L662 796C790 830 900 820 996 758L1018 796C910 858 780 874 636 832z', 0.96)
	);
};

export const phoneInHand = () =>
	inHand(rect(-168, -346, 336, 692, 0.3) + diary() + rect(-168, 320, 336, 30, 0.92));

import { tile } from '../weave/mask.ts';

const shade = (level: number, d: string) => `<path fill="url(#m${level})" d="${d}"/>`;
const street = (width: number, d: string, stitch = '') =>
	`<path fill="none" stroke="#000" stroke-width="${width}"${stitch && ` stroke-dasharray="${stitch}"`} d="${d}"/>`;

const lakes =
	'M-20 100Q150 30 330 90T640 70Q760 130 690 250Q640 340 520 330Q430 420 280 400Q150 470 -20 430zM780 330q80 -46 150 0q54 56 -10 104q-100 36 -148 -24q-26 -44 8 -80z';
const parks =
	'M1200 476h190q20 0 20 20v116q0 20 -20 20h-190q-20 0 -20 -20v-116q0 -20 20 -20zM470 600h150v70h-150zM1420 250h110v90h-110z';
const highways =
	'M-20 560Q400 500 700 540T1200 420T1620 440M980 -20Q960 200 1060 420T1000 820M720 -20Q830 180 730 300T560 470T620 820';
const roads =
	'M-20 700Q300 640 560 690T1620 710M1060 420Q1300 260 1620 200M1330 -20Q1280 200 1300 470M1300 640Q1320 740 1280 820M1010 220Q1200 170 1620 80M1500 -20Q1470 400 1520 820';
const lanes =
	'M180 540Q200 680 160 820M380 510Q400 640 380 820M820 540Q800 680 840 820M910 480V690M1100 440V700M1190 640V710M1420 440V700M1100 570H1180M820 620H1000M1010 330L1300 320M1170 190L1160 370M1240 180V340M1400 120V270M1300 390H1500M860 60L990 70M840 150L985 150M850 -20V290M1090 -20V200M1200 -20V170M1420 -20V110M1520 560H1620M1530 640H1620M1510 330H1620M30 470V700M90 620H380M470 540V600M620 540V600M280 660V820M720 690V820M1120 700V820M1400 700V820M640 760H1000M0 770H380';
const railway = 'M880 -20Q910 270 1180 366T1620 560';

/** A plan of an Indian lake city, 1600 x 800: threads for streets, woven water and parks. It is no survey. */
export const streetPlan = (): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800"><defs>${[1, 3, 5].map((level) => tile(level, 8, 0.16)).join('')}</defs>` +
	`<path fill="url(#m1)" opacity=".5" d="M0 0h1600v800H0z"/>${shade(5, lakes)}${shade(3, parks)}` +
	`${street(7, lanes)}${street(12, roads)}${street(20, highways)}${street(9, railway, '30 14')}</svg>\n`;

import { count } from '../../numbers.ts';
import { stage } from '../places/stage.ts';
import { banner } from '../props/banner.ts';
import { curtain } from '../props/curtain.ts';
import { flowers } from '../props/flowers.ts';
import { standingRow } from './standing-row.ts';

export const closing = (seed: string) =>
	curtain(0, 0, 1200, 660, 0.5, 30) +
	banner(100, 70, 1000, 190, 0.96, 0.2) +
	stage(640, 0.74) +
	standingRow(seed, 7, 380, 690) +
	count(5, (i) => flowers(140 + i * 230, 790, 120, seed + i)).join('');

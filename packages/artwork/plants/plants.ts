import { mask } from '../weave/mask.ts';
import { marigold } from './marigold.ts';
import { neem } from './neem.ts';

const plants = { neem, marigold } as const;

export const plantNames = Object.keys(plants) as (keyof typeof plants)[];

const [columns, rows] = [140, 112];

/** The dye plant of a division as a mask, 5 by 4. */
export const plant = (name: keyof typeof plants): string =>
	mask({ columns, rows, at: (x, y) => plants[name]((x + 0.5) / columns, (y + 0.5) / rows) }, 5);

import type { Dye } from '../colour/ramps.ts';

/** A picture: the dye it is woven in, and what is drawn. */
export type Scene = readonly [dye: Dye, draw: () => string];

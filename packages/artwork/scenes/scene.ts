import type { Dye } from '../colour/ramps.ts';

/** A picture: the dye it is woven in, what is drawn, and the plane it is drawn on if that is not 1200 x 900. */
export type Scene = readonly [dye: Dye, draw: () => string, plane?: readonly [width: number, height: number]];

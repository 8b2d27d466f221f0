import { place, rect } from '../kit/shapes.ts';
import { train } from './gear-train.ts';

/** A train of wheels with its crank and calipers, seen close. */
export const gearBench = () => rect(0, 0, 1200, 900, 0.32) + place(-330, -330, 1.4, train());

import { place } from '../kit/shapes.ts';
import { gearTrain } from './gear-train.ts';

/** The hands of two at a train of wheels, seen close: one turns the crank, the other measures. */
export const gearBench = () => place(-470, -540, 1.72, gearTrain(false));

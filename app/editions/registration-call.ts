import { calls } from '#content/conference/registration-calls.ts';
import { editionState, turningPoints } from '#contract/dates.ts';
import { editions } from './editions.ts';

/** What the header calls the registration by the clock; it loads the dates on pages of the conference alone, when they are hydrated. */

/** The moments at which it changes. */
export const turns = turningPoints(editions.current);

/** Its label at the moment `now`, in milliseconds since 1970. */
export const labelAt = (now: number): string => calls[editionState(editions.current, now)];

import { editionState, turningPoints } from '#contract/dates.ts';
import { current } from './editions.ts';

/** What the header calls the way to the registration: loaded by pages of the conference alone, when they are hydrated. */

/** The moments at which it changes. */
export const turns = turningPoints(current);

/** Its label at the moment `now`, in milliseconds since 1970. */
export const labelAt = (now: number): string =>
	editionState(current, now) === 'open' ? 'Register' : 'Register interest';

import { type EditionState, editionState, turningPoints } from '#contract/dates.ts';
import { current } from './editions.ts';

/**
 * What the header and the form call a registration. The header loads it on pages of the conference alone, when they are
 * hydrated.
 */

/** The moments at which it changes. */
export const turns = turningPoints(current);

const interest = 'Register interest';

/** Its label in each state. */
export const calls: Readonly<Record<EditionState, string>> = {
	announced: interest,
	call: interest,
	open: 'Register',
	closed: interest,
	running: interest,
	over: interest,
};

/** Its label at the moment `now`, in milliseconds since 1970. */
export const labelAt = (now: number): string => calls[editionState(current, now)];

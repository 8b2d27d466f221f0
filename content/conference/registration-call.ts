import { type EditionState, editionState, turningPoints } from '#contract/dates.ts';
import { current } from './editions.ts';
import { registrationLabels as labels } from './registration-labels.ts';

/**
 * What the header and the form call a registration. The header loads it on pages of the conference alone, when they are
 * hydrated.
 */

/** The moments at which it changes. */
export const turns = turningPoints(current);

/** Its label in each state. */
export const calls: Readonly<Record<EditionState, string>> = {
	announced: labels.interest,
	call: labels.interest,
	open: labels.open,
	closed: labels.interest,
	running: labels.interest,
	over: labels.interest,
};

/** Its label at the moment `now`, in milliseconds since 1970. */
export const labelAt = (now: number): string => calls[editionState(current, now)];

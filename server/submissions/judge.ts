import type { Today } from './rate-limit.ts';

/** From one site more than so many submissions a day, and in all more than so many, are no longer usual. */
const manyOfSite = 50;
const manyInAll = 100;

/** So many signs of a robot together are no chance. */
const enoughSigns = 2;

/**
 * Whether the email of a submission waits for the hourly one that brings several in full: several signs of a robot, one
 * site that sends on and on, or, while very many come, any sign and any site that has sent before today. So who has not
 * written today is heard at once beside any flood.
 */
export function isHeld(signs: number, { ofSite, inAll }: Today): boolean {
	if (signs >= enoughSigns || ofSite > manyOfSite) return true;
	return inAll > manyInAll && (ofSite > 1 || signs > 0);
}

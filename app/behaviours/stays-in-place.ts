import type { Location } from 'react-router';

/** The state of a history entry whose page stays where it is when one goes there: what changes stands in sight. */
export const staysInPlace = { stays: true } as const;

/** An entry may hold anything (ANY-4). */
export const isInPlace = ({ state }: Location): boolean => state?.stays === true;

import type { ConferenceEdition } from '#content/editions/shape.ts';

/** How many awards an edition gave, over all groups. */
export const awardTotal = ({ awards = [] }: ConferenceEdition): number =>
	awards.reduce((sum, { entries }) => sum + entries.length, 0);

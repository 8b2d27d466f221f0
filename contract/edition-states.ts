/** Where an edition can stand, in the order in which it goes through them. */
export const editionStates = ['announced', 'call', 'open', 'closed', 'running', 'over'] as const;

export type EditionState = (typeof editionStates)[number];

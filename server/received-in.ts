import type { EditionState } from '#contract/edition-states.ts';

/**
 * For which conference a registration came, and where that stood when the server received it (STATE-1). It is kept with
 * the submission, so that its emails and its answers say the same however late they are written. Nothing with a message,
 * nor with a registration that was stored before this was kept.
 */
export type ReceivedIn = { readonly conference?: string; readonly 'conference-state'?: EditionState };

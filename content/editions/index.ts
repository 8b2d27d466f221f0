import { edition2025 } from './2025.ts';
import type { ConferenceEdition } from './shape.ts';

/**
 * Every edition, the newest first. The first is the one that `/Conference` shows, announced or over; each of the others
 * has a page of its own at `/Conference/<slug>` (docs/owner.md).
 */
export const editions: readonly [ConferenceEdition, ...ConferenceEdition[]] = [edition2025];

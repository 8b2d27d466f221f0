import { edition2025 } from '#content/editions/2025.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';
import { next } from './next.ts';

/** What `content/editions/index.ts` would say with a next edition, under the condition `next-edition`. */
export const editions: readonly [ConferenceEdition, ...ConferenceEdition[]] = [next, edition2025];

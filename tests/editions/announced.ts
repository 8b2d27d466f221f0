import { edition2025 } from '#content/editions/2025.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';
import { announced } from './next.ts';

/** The list on the day the next edition is announced, under the condition `announced-edition`. */
export const editions: readonly [ConferenceEdition, ...ConferenceEdition[]] = [announced, edition2025];

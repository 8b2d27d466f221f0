import { edition2025 } from '#content/editions/2025.ts';
import type { EditionName } from '#content/editions/names.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';

/** The edition of 2025 alone, under the condition `first-edition`, whatever editions the site has by now. */
export const editions: readonly [ConferenceEdition, ...ConferenceEdition[]] = [edition2025];

export const editionNames: readonly [EditionName, ...EditionName[]] = [edition2025];

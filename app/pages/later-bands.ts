import { nearPart } from '#app/behaviours/near-part.ts';

/** Bands with a form that stand far below on several pages. */

export const messageBands = nearPart(() => import('./message-band.tsx'));

export const composerBands = nearPart(() => import('./composer-bands.tsx'));

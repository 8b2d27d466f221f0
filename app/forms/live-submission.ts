import { nearPart } from '#app/behaviours/near-part.ts';

/** What makes a form more than the browser's own: its drafts, its checks, how it is sent, its receipt. */
export const liveSubmission = nearPart(() => import('./submission-steps.ts'));

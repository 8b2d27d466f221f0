import { nearPart } from '#app/behaviours/near-part.ts';
import { liveSubmission } from '#app/forms/live-submission.ts';

/** Bands with a form that stand far below on several pages; each comes with what its form can do. */

export const messageBands = nearPart(async () => {
	const [bands] = await Promise.all([import('./message-band.tsx'), liveSubmission.bring()]);
	return bands;
});

export const composerBands = nearPart(() => import('./composer-bands.tsx'));

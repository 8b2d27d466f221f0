import { nearPart, together } from '#app/behaviours/near-part.ts';
import { liveSubmission } from '#app/forms/live-submission.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { AchievementsStrip } from '#app/sections/group/achievements-strip.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { landing } from '#content/group/landing.ts';
import { achievements } from '#content/research/achievements.ts';

import { messageBands } from '../later-bands.ts';

const still = nearPart(() => import('./landing-parts.tsx'));
export const parts = together(still, messageBands, liveSubmission);

export function Component() {
	return (
		<>
			<Meta {...landing.meta} />
			<StaticPart of={still} name="Opening" />
			<AchievementsStrip {...landing.achievements} achievements={achievements} />
			<LaterPart name="MessageBand" of={messageBands} given={landing.contact} />
			<OfficeMap {...officeMap} />
		</>
	);
}

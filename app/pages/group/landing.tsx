import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { AchievementsStrip } from '#app/sections/group/achievements-strip.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { landing } from '#content/group/landing.ts';
import { achievements } from '#content/research/achievements.ts';
import { MessageBand } from '../message-band.tsx';

export const parts = nearPart(() => import('./landing-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...landing.meta} />
			<StaticPart of={parts} name="Opening" />
			<AchievementsStrip {...landing.achievements} achievements={achievements} />
			<MessageBand {...landing.contact} />
			<OfficeMap {...officeMap} />
		</>
	);
}

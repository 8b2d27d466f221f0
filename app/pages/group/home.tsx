import { nearPart, together } from '#app/behaviours/near-part.ts';
import { liveSubmission } from '#app/forms/live-submission.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { AchievementsStrip } from '#app/sections/group/achievements-strip.tsx';
import { ClientsStrip } from '#app/sections/group/clients-strip.tsx';
import { HeroSlider } from '#app/sections/group/hero-slider.tsx';
import { WaysIn } from '#app/sections/group/ways-in.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { home, needs, slides } from '#content/group/home.ts';
import { achievements } from '#content/research/achievements.ts';
import { clients } from '#content/research/clients.ts';

import { messageBands } from '../later-bands.ts';

const still = nearPart(() => import('./home-parts.tsx'));
export const parts = together(still, messageBands, liveSubmission);

export function Component() {
	return (
		<>
			<Meta {...home.meta} />
			<HeroSlider label={home.slider} slides={slides} contactUs={home.contactUs}>
				<WaysIn {...needs} />
			</HeroSlider>
			<StaticPart of={still} name="Divisions" />
			<AchievementsStrip {...home.achievements} achievements={achievements} />
			<ClientsStrip heading={home.clients} clients={clients} />
			<LaterPart name="MessageBand" of={messageBands} given={home.contact} />
			<OfficeMap {...officeMap} />
		</>
	);
}

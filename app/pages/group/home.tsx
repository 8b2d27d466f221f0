import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
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
import { MessageBand } from '../message-band.tsx';

export const parts = nearPart(() => import('./home-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...home.meta} />
			<HeroSlider label={home.slider} slides={slides} contactUs={home.contactUs}>
				<WaysIn {...needs} />
			</HeroSlider>
			<StaticPart of={parts} name="Divisions" />
			<AchievementsStrip {...home.achievements} achievements={achievements} />
			<ClientsStrip heading={home.clients} clients={clients} />
			<MessageBand {...home.contact} />
			<OfficeMap {...officeMap} />
		</>
	);
}

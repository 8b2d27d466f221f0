import { editions } from '#app/editions/editions.ts';
import { ContactForm } from '#app/forms/submission-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { AchievementsStrip } from '#app/sections/group/achievements-strip.tsx';
import { ClientsStrip } from '#app/sections/group/clients-strip.tsx';
import { Strands } from '#app/sections/group/strands.tsx';
import { Themes } from '#app/sections/group/themes.tsx';
import { WaysIn } from '#app/sections/group/ways-in.tsx';
import { HeroSlider } from '#app/sections/heads/hero-slider.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { home, needs, slides, strandsOf } from '#content/group/home.ts';
import { themesOf } from '#content/group/themes.ts';
import { achievements } from '#content/research/achievements.ts';
import { clients } from '#content/research/clients.ts';

export function Component() {
	return (
		<>
			<Meta {...home.meta} />
			<HeroSlider label={home.slider} slides={slides} contactUs={home.contactUs}>
				<WaysIn {...needs} />
			</HeroSlider>
			<Strands label={home.strands} strands={strandsOf(editions)} />
			<Section id="about" {...home.about} end={<GoLink {...home.about.more} />}>
				<Themes themes={themesOf(editions)} />
			</Section>
			<AchievementsStrip {...home.achievements} achievements={achievements} />
			<ClientsStrip heading={home.clients} clients={clients} />
			<ContactBand {...home.contact} details={officeDetails}>
				<ContactForm words={messageWords} />
			</ContactBand>
			<OfficeMap {...officeMap} />
		</>
	);
}

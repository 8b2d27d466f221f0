import { MailComposerForm } from '#app/forms/mail-composer-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { GroupCarousel } from '#app/sections/group/group-carousel.tsx';
import { RatedCards } from '#app/sections/group/rated-cards.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { office } from '#content/company.ts';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { composerWords } from '#content/forms.ts';
import { groupHome, groupServices } from '#content/group/group-home.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { samplesNote } from '#content/odds.ts';

export const meta = pageMeta(groupHome.meta);

export default function GroupHome() {
	const { hero, carousel, film, services, contact } = groupHome;
	return (
		<>
			<PageHead {...hero} />
			<GroupCarousel label={carousel} slides={groupSlides} filmWords={film} />
			<Section>
				<SectionHeading {...services} />
				<RatedCards cards={groupServices} />
			</Section>
			<ContactBand {...contact} details={officeDetails}>
				<MailComposerForm to={office.email} words={composerWords} />
			</ContactBand>
			<SamplesNote text={samplesNote} />
			<OfficeMap {...officeMap} />
		</>
	);
}

import { MailComposerForm } from '#app/forms/mail-composer-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { GroupCarousel } from '#app/sections/group/group-carousel.tsx';
import { RatedCards } from '#app/sections/group/rated-cards.tsx';
import { PageHead } from '#app/sections/heads/page-head.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { office } from '#content/company.ts';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { composerWords } from '#content/forms.ts';
import { groupHome, groupServices } from '#content/group/group-home.ts';
import { groupSlides } from '#content/group/group-slides.ts';

export function Component() {
	const { hero, carousel, film, services, contact } = groupHome;
	return (
		<>
			<Meta {...groupHome.meta} />
			<PageHead {...hero} low />
			<GroupCarousel label={carousel} slides={groupSlides} filmWords={film} />
			<Section {...services}>
				<RatedCards cards={groupServices} />
			</Section>
			<ContactBand {...contact} details={officeDetails}>
				<MailComposerForm to={office.email} words={composerWords} />
			</ContactBand>
			<OfficeMap {...officeMap} />
		</>
	);
}

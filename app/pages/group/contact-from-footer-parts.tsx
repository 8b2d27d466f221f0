import { ContactRows } from '#app/sections/group/contact-rows.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { contactFromFooter, rows } from '#content/group/contact.ts';
import { pigeonholes } from '#content/group/contact-pictures.ts';

/** The part of the page that stands still. */

export function Opening() {
	const { hero, rows: heading } = contactFromFooter;
	return (
		<>
			<GalleryHead {...hero} picture={pigeonholes} />
			<Section>
				<SectionHeading heading={heading} />
				<ContactRows rows={rows} />
			</Section>
		</>
	);
}

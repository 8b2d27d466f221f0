import { ContactDetails } from '#app/sections/contact-details.tsx';
import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { officeDetails } from '#content/find-us.ts';
import { contact } from '#content/group/contact.ts';
import { letter } from '#content/group/contact-pictures.ts';

/** The parts of the contact page that stand still. */

export function Beside() {
	return (
		<>
			<ContactDetails details={officeDetails} />
			<SidePicture {...letter} />
		</>
	);
}

export function First() {
	const { heading, lines } = contact.first;
	return (
		<Section id="first">
			<SectionHeading heading={heading} />
			<FirstLines lines={lines} />
		</Section>
	);
}

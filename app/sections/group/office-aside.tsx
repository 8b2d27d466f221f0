import { type ContactDetail, ContactDetails } from '#app/sections/contact-details.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';

/** Beside a contact form: where the office is and how else to reach it. */
export function OfficeAside({ details }: { readonly details: readonly ContactDetail[] }) {
	return (
		<div>
			<ContactDetails details={details} />
			<SampleMark of={details} />
		</div>
	);
}

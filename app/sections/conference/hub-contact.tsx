import type { ReactNode } from 'react';
import { type ContactDetail, ContactDetails } from '#app/sections/contact-details.tsx';
import { Headline } from '#app/widgets/headline.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './hub-contact.module.css';

type HubContactProps = Intro & { readonly details: readonly ContactDetail[]; readonly children: ReactNode };

/** Phones, email addresses and postal address beside the form (HUB-7). */
export function HubContact({ heading, lead, details, children }: HubContactProps) {
	return (
		<div className={css.contact}>
			<div className="stack">
				<Headline as="h2" heading={heading} of={details} />
				<p className="lead">{lead}</p>
				<ContactDetails details={details} />
			</div>
			<div>{children}</div>
		</div>
	);
}

import type { ReactNode } from 'react';
import { type ContactDetail, ContactDetails } from '#app/sections/contact-details.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './hub-contact.module.css';

type HubContactProps = Intro & { readonly details: readonly ContactDetail[]; readonly children: ReactNode };

/** Phones, email addresses and postal address beside the form (HUB-7). */
export function HubContact({ heading, lead, details, children }: HubContactProps) {
	return (
		<div className={css.contact}>
			<div className="stack">
				<div className="headline">
					<h2 className="h2">{heading}</h2>
					<SampleMark of={details} />
				</div>
				<p className="lead">{lead}</p>
				<ContactDetails details={details} />
			</div>
			<div>{children}</div>
		</div>
	);
}

import { type ReactNode, Suspense } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './contact-band.module.css';
import { type ContactDetail, ContactDetails } from './contact-details.tsx';

type ContactBandProps = Pick<Intro, 'heading'> & {
	/** In words, or a part that says them by the clock. */
	readonly lead: ReactNode;
	readonly details: readonly ContactDetail[];
	/** The form. */
	readonly children: ReactNode;
};

/** HOME-5, CONT-1, GROUP-9: who we are and where at the left, the form at the right. */
export function ContactBand({ heading, lead, details, children }: ContactBandProps) {
	return (
		<section id="contact" className="section">
			<i className="weft" aria-hidden="true" />
			<div className={`wrap ${css.contact}`}>
				<div>
					<Headline as="h2" heading={heading} of={details} />
					<p className={`lead ${css.lead}`}>{lead}</p>
					<ContactDetails details={details} />
				</div>
				<div>
					<Suspense>{children}</Suspense>
				</div>
			</div>
		</section>
	);
}

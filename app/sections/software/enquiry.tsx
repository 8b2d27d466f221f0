import type { ReactNode } from 'react';
import { type ContactDetail, ContactDetails } from '#app/sections/contact-details.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { Intro, Step } from '#content/shapes.ts';
import css from './enquiry.module.css';

type EnquiryProps = Intro & {
	readonly nextHeading: string;
	readonly next: readonly Step[];
	readonly details: readonly ContactDetail[];
	/** The form. */
	readonly children: ReactNode;
};

/** `/contact` opens with the form itself; beside it stands what happens once it is sent (RT-11). */
export function Enquiry({ heading, lead, nextHeading, next, details, children }: EnquiryProps) {
	return (
		<div className="on-wash">
			<div className={`wrap ${css.inner}`}>
				<div className={css.words}>
					<h1 className="h1">{heading}</h1>
					<p className="lead">{lead}</p>
				</div>
				<div className={css.sheet} id="write">
					{children}
				</div>
				<div className={css.then}>
					<h2 className="h3">{nextHeading}</h2>
					<ol>
						{next.map(({ title, text }) => (
							<li key={title}>
								<h3 className="h4">{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ol>
					<ContactDetails details={details} />
					<SampleMark of={details} />
				</div>
			</div>
		</div>
	);
}

import { type ContactDetail, ContactDetails } from '#app/sections/contact-details.tsx';
import type { Step } from '#content/shapes.ts';
import css from './enquiry-steps.module.css';

type EnquiryStepsProps = {
	readonly heading: string;
	readonly steps: readonly Step[];
	readonly details: readonly ContactDetail[];
};

/** What happens once an enquiry is sent, and the other ways to make one (RT-11). */
export function EnquirySteps({ heading, steps, details }: EnquiryStepsProps) {
	return (
		<div className={css.then}>
			<h2 className="h4">{heading}</h2>
			<ol className="paler">
				{steps.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<ContactDetails details={details} abreast />
		</div>
	);
}

import { SampleMark } from '#app/widgets/sample-mark.tsx';
import css from './contact-details.module.css';

export type ContactDetail = {
	readonly label: string;
	readonly value: string;
	/** `mailto:` or `tel:`; an address is plain text. */
	readonly to?: `mailto:${string}` | `tel:${string}`;
	readonly sample?: boolean | undefined;
};

type ContactDetailsProps = {
	readonly details: readonly ContactDetail[];
	/** Whether no heading above carries the mark of samples: it ends the line of the first label then. */
	readonly marked?: boolean;
};

/** Address, email and phone as a list of facts. */
export function ContactDetails({ details, marked = false }: ContactDetailsProps) {
	return (
		<dl className={css.facts}>
			{details.map(({ label, value, to }, at) => (
				<div key={value}>
					<dt>
						<span>{label}</span>
						{marked && at === 0 ? <SampleMark of={details} /> : null}
					</dt>
					<dd>
						{to === undefined ? (
							value
						) : (
							<a href={to} translate="no">
								{value}
							</a>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

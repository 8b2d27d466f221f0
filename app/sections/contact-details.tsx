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
	/** Two in a row where there is room. */
	readonly abreast?: boolean;
};

/** Address, email and phone as a list of facts; the heading above carries the mark of samples. */
export function ContactDetails({ details, abreast = false }: ContactDetailsProps) {
	return (
		<dl className={abreast ? css.abreast : css.facts}>
			{details.map(({ label, value, to }) => (
				<div key={value}>
					<dt>{label}</dt>
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

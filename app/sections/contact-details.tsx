import css from './contact-details.module.css';

export type ContactDetail = {
	readonly label: string;
	readonly value: string;
	/** `mailto:` or `tel:`; an address is plain text. */
	readonly to?: `mailto:${string}` | `tel:${string}`;
	readonly sample?: boolean | undefined;
};

/** Address, email and phone as a list of facts. */
export function ContactDetails({ details }: { details: readonly ContactDetail[] }) {
	return (
		<dl className={css.facts}>
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

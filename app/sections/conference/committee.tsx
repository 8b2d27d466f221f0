import type { CommitteeOffice } from '#content/shapes.ts';
import css from './answers.module.css';

/** The offices of a conference: what each answers for, and who holds it (CONF-5). */
export function Committee({ offices }: { offices: readonly CommitteeOffice[] }) {
	return (
		<dl className={`${css.answers} ${css.apart}`}>
			{offices.map(({ office, holder, duty }) => (
				<div key={office}>
					<dt>{office}</dt>
					<dd>
						{duty}
						<br />
						<span className="note">{holder}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}

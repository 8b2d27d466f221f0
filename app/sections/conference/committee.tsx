import { OutsideName } from '#app/widgets/outside-name.tsx';
import type { CommitteeOffice } from '#content/shapes.ts';
import css from './committee.module.css';

/** The offices of a conference, abreast: what each answers for, and who holds it where that is known (CONF-5). */
export function Committee({ offices }: { offices: readonly CommitteeOffice[] }) {
	return (
		<dl className={`names ${css.offices}`}>
			{offices.map(({ office, holders = [], duty }) => (
				<div key={office}>
					<dt>{office}</dt>
					<dd>
						<span>{duty}</span>
						{holders.length > 0 && (
							<ul>
								{holders.map(({ name, affiliation, link }) => (
									<li key={name}>
										<OutsideName name={name} link={link} />
										{affiliation !== undefined && <span>{`, ${affiliation}`}</span>}
									</li>
								))}
							</ul>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

import { OutsideName } from '#app/widgets/outside-name.tsx';
import type { CommitteeOffice, Sampled } from '#content/shapes.ts';
import css from './committee.module.css';

type CommitteeProps = {
	readonly offices: readonly Sampled<CommitteeOffice>[];
	/** Stands in place of the names that are missing; of samples the heading of their section says it. */
	readonly pending?: string | undefined;
};

/** The offices of a conference, abreast: what each answers for, and who holds it where that is known (CONF-5). */
export function Committee({ offices, pending }: CommitteeProps) {
	return (
		<dl className={`names ${css.offices}`}>
			{offices.map(({ office, holders = [], duty, sample }) => (
				<div key={office} className="selvedge">
					<dt>{office}</dt>
					<dd className="soft">
						<span>{duty}</span>
						{holders.length === 0 && !sample && pending && <p>{pending}</p>}
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

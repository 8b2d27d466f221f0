import type { CommitteeOffice } from '#content/shapes.ts';
import css from './committee.module.css';

export type CommitteeColumns = {
	readonly caption: string;
	readonly office: string;
	readonly holder: string;
	readonly duty: string;
};

/** The offices of a conference (CONF-5); the table stacks under 768 px. */
export function Committee({
	offices,
	columns,
}: {
	offices: readonly CommitteeOffice[];
	columns: CommitteeColumns;
}) {
	return (
		<table className={css.committee}>
			<caption className="vh">{columns.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{columns.office}</th>
					<th scope="col">{columns.duty}</th>
					<th scope="col">{columns.holder}</th>
				</tr>
			</thead>
			<tbody>
				{offices.map(({ office, holder, duty }) => (
					<tr key={office}>
						<th scope="row">{office}</th>
						<td>{duty}</td>
						<td>{holder}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

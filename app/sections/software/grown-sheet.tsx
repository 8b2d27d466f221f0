import css from './grown-sheet.module.css';

type GrownSheetProps = {
	readonly caption: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
};

/** The spreadsheet that has grown for years: a drawing in words, for the custom software page. */
export function GrownSheet({ caption, columns, rows }: GrownSheetProps) {
	return (
		<figure className={css.figure}>
			<i className={`weave ${css.cloth}`} />
			<table aria-hidden="true">
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column}>{column}</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.join()}>
							{columns.map((column, at) => (
								<td key={column}>{row[at]}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<figcaption>{caption}</figcaption>
		</figure>
	);
}

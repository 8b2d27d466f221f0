import css from './column-heads.module.css';

type ColumnHeadsProps = {
	/** What each of the three columns is called. */
	readonly names: readonly string[];
	/** Whether the rows end in an arrow. */
	readonly arrow?: boolean;
};

/** Above rows that each say the same three things (`ColumnsSaid`): their names, once to the eye, from 768 px up. */
export function ColumnHeads({ names, arrow = false }: ColumnHeadsProps) {
	return (
		<div className={arrow ? `${css.heads} ${css.arrow}` : css.heads} aria-hidden="true">
			{names.map((name) => (
				<span key={name}>{name}</span>
			))}
		</div>
	);
}

/** What a row says below the heads of the columns; it keeps their names for those who listen, and for phones. */
export function ColumnsSaid({ names, said }: Pick<ColumnHeadsProps, 'names'> & { said: readonly string[] }) {
	return (
		<dl className={css.said}>
			{names.map((name, at) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{said[at]}</dd>
				</div>
			))}
		</dl>
	);
}

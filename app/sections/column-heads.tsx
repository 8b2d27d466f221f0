import css from './column-heads.module.css';

type ColumnHeadsProps = {
	/** What each of the three columns is called. */
	readonly names: readonly string[];
	/** Whether the rows end in an arrow. */
	readonly arrow?: boolean;
};

/**
 * Above rows that each say the same three things: their names, once to the eye, from 768 px up. The rows are lists with
 * the class `headed`, which keep the names for those who listen, and for phones.
 */
export function ColumnHeads({ names, arrow = false }: ColumnHeadsProps) {
	return (
		<div className={arrow ? `${css.heads} ${css.arrow}` : css.heads} aria-hidden="true">
			{names.map((name) => (
				<span key={name}>{name}</span>
			))}
		</div>
	);
}

import css from './woven-figure.module.css';

/** A figure as cloth, as large as the text around it. */
export function WovenFigure({ figure }: { figure: string }) {
	return (
		<span className={css.woven} data-figure={figure}>
			{figure}
		</span>
	);
}

import css from './woven-figure.module.css';

/** A figure as cloth, as large as the text around it; `drawn` where words beside it say it: then it is no text. */
export function WovenFigure({ figure, drawn = false }: { figure: string; drawn?: boolean }) {
	return (
		<span className={css.woven} data-figure={figure}>
			{drawn ? null : figure}
		</span>
	);
}

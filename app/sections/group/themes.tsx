import type { Theme } from '#content/shapes.ts';
import css from './themes.module.css';

/** ABOUT-1 in short: each theme beside its pattern. */
export function Themes({ themes }: { themes: readonly Theme[] }) {
	return (
		<ul className={`paler ${css.themes}`}>
			{themes.map(({ id, title, draft, short }) => (
				<li key={id} className={css.theme}>
					<span className={`draft draft--${draft}`} aria-hidden="true" />
					<div>
						<h3 className="h4">{title}</h3>
						<p>{short}</p>
					</div>
				</li>
			))}
		</ul>
	);
}

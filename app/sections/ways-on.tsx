import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './ways-on.module.css';

/** At the foot of a section: one button, and perhaps one link beside it. */
export function WaysOn({ action, more }: { action: Link; more?: Link }) {
	return (
		<div className={`btns ${css.ways}`}>
			<ButtonLink kind="solid" {...action} />
			{more === undefined ? null : <GoLink {...more} />}
		</div>
	);
}

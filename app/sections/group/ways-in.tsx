import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Need } from '#content/shapes.ts';
import css from './ways-in.module.css';

type WaysInProps = { readonly heading: string; readonly ways: readonly Need[] };

/** Where to go by need: four rows, each in the dye of its division, the whole row the target. */
export function WaysIn({ heading, ways }: WaysInProps) {
	return (
		<nav className={css.ways} aria-label={heading}>
			<p aria-hidden="true">{heading}</p>
			<ul>
				{ways.map(({ thread, label, text, to }) => (
					<li key={label} className="advances wash-on-hover selvedge" data-thread={thread}>
						<div>
							<TextLink label={label} to={to} whole />
							<small>{text}</small>
						</div>
						<Icon of={ArrowRight} />
					</li>
				))}
			</ul>
		</nav>
	);
}

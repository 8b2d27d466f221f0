import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
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
							<Anchor to={to} className="whole">
								{label}
							</Anchor>
							<small>{text}</small>
						</div>
						<Icon of={ArrowRight} />
					</li>
				))}
			</ul>
		</nav>
	);
}

import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { Feature, Href } from '#content/shapes.ts';
import css from './card-grid.module.css';

export type Card = Feature & {
	/** The whole cell leads there. */
	readonly to?: Href | undefined;
};

/** Short texts that belong together, each below a selvedge in the dye of the page. */
export function CardGrid({ items, columns = 3 }: { items: readonly Card[]; columns?: 2 | 3 }) {
	return (
		<ul className={`paler ${css.grid} ${css[`columns${columns}`] ?? ''}`.trim()}>
			{items.map(({ title, text, to }) => (
				<li key={title} className={`selvedge ${css.card}`}>
					<h3 className="h3">
						{to === undefined ? (
							title
						) : (
							<Anchor to={to} className="whole">
								<span>{title}</span>
								<Icon of={ArrowRight} className={css.arrow} />
							</Anchor>
						)}
					</h3>
					<p>{unbroken(text)}</p>
				</li>
			))}
		</ul>
	);
}

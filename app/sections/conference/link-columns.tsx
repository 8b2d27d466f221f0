import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Href } from '#content/shapes.ts';
import css from './link-columns.module.css';

type LinkColumnsProps = {
	readonly links: readonly {
		readonly label: string;
		readonly text: string;
		readonly to: Href;
		/** Where it is no arrow: a drawing of `icons.ts`. */
		readonly icon?: string;
	}[];
};

/** Ways on, abreast under a selvedge each; the whole column leads there. */
export function LinkColumns({ links }: LinkColumnsProps) {
	return (
		<ul className={css.columns}>
			{links.map(({ label, text, to, icon = ArrowRight }) => (
				<li key={label}>
					<h3 className="h3">
						<Anchor to={to} className="whole">
							{label}
						</Anchor>
					</h3>
					<p>{text}</p>
					<Icon of={icon} size={32} />
				</li>
			))}
		</ul>
	);
}

import type { ReactNode } from 'react';
import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Href } from '#content/shapes.ts';
import css from './line-links.module.css';

type LineLinksProps = {
	readonly lines: readonly {
		readonly label: string;
		readonly text?: ReactNode;
		readonly to: Href;
		/** At the end of the line, where it is no arrow: a drawing of `icons.ts`. */
		readonly icon?: string;
	}[];
};

/** Ways on, a line for each; the whole line leads there. */
export function LineLinks({ lines }: LineLinksProps) {
	return (
		<ul className={css.lines}>
			{lines.map(({ label, text, to, icon = ArrowRight }) => (
				<li key={label} className="wash-on-hover">
					<Anchor to={to} className="whole">
						{label}
					</Anchor>
					{text === undefined ? null : <span>{text}</span>}
					<Icon of={icon} />
				</li>
			))}
		</ul>
	);
}

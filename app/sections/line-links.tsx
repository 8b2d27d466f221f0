import type { ReactNode } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './line-links.module.css';

type LineLinksProps = {
	readonly lines: readonly (Link & {
		readonly text?: ReactNode;
		/** At the end of the line, where it is no arrow: a drawing of `icons.ts`. */
		readonly icon?: string;
	})[];
};

/** Ways on, a line for each; the whole line leads there. */
export function LineLinks({ lines }: LineLinksProps) {
	return (
		<ul className={css.lines}>
			{lines.map(({ label, text, to, icon = ArrowRight }) => (
				<li key={label} className="wash-on-hover">
					<TextLink label={label} to={to} whole />
					{text === undefined ? null : <span>{text}</span>}
					<Icon of={icon} />
				</li>
			))}
		</ul>
	);
}

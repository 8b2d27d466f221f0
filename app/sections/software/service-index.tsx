import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Href } from '#content/shapes.ts';
import css from './service-index.module.css';

type ServiceIndexProps = {
	readonly columns: { readonly bring: string; readonly get: string; readonly fact: string };
	readonly services: readonly {
		readonly icon: string | undefined;
		readonly title: string;
		readonly to: Href;
		readonly bring: string;
		readonly get: string;
		readonly fact: string;
	}[];
};

/** The services as an index: a row each, the whole row leads to its page (RT-37). */
export function ServiceIndex({ columns, services }: ServiceIndexProps) {
	return (
		<ul className={css.index}>
			{services.map(({ icon, title, to, ...row }) => (
				<li key={title} className={css.row}>
					<h2 className={`h3 ${css.title}`}>
						{icon === undefined ? null : <Icon of={icon} size={32} className={css.icon} />}
						<Anchor to={to} className="whole">
							{title}
						</Anchor>
					</h2>
					<dl>
						{(['bring', 'get', 'fact'] as const).map((column) => (
							<div key={column}>
								<dt>{columns[column]}</dt>
								<dd>{row[column]}</dd>
							</div>
						))}
					</dl>
					<Icon of={ArrowRight} className={css.arrow} />
				</li>
			))}
		</ul>
	);
}

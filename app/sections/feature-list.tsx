import { Icon } from '#app/widgets/icon.tsx';
import css from './feature-list.module.css';

export type ListedFeature = {
	readonly icon?: string | undefined;
	readonly title: string;
	readonly text: string;
	readonly features?: readonly string[];
};

/** Headings with a sentence between hairlines, in two or three columns; with what each includes, where it says so. */
export function FeatureList({ items, columns = 2 }: { items: readonly ListedFeature[]; columns?: 2 | 3 }) {
	return (
		<ul className={`${css.list} ${css[`columns${columns}`] ?? ''}`.trim()}>
			{items.map(({ icon, title, text, features }) => (
				<li
					key={title}
					className={[css.item, icon && css.pictured, features && css.full].filter(Boolean).join(' ')}
				>
					{icon === undefined ? null : <Icon of={icon} className={css.icon} />}
					<h3 className={features ? 'h3' : 'h4'}>{title}</h3>
					<p>{text}</p>
					{features === undefined ? null : (
						<ul className={css.features}>
							{features.map((feature) => (
								<li key={feature}>{feature}</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ul>
	);
}

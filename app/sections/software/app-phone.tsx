import { Icon } from '#app/widgets/icon.tsx';
import { FeatureList, type ListedFeature } from '../feature-list.tsx';
import css from './app-phone.module.css';

/** More wefts than this do not go through one screen. */
const most = 10;

/** What an app can do: one phone, and for each feature a weft through its screen that leads to its words (MOB-1). */
export function AppPhone({ features }: { features: readonly ListedFeature[] }) {
	if (features.length > most) return <FeatureList items={features} />;
	return (
		<div className={css.phone}>
			<i className={css.body} aria-hidden="true" />
			<ul className={css.features}>
				{features.map(({ icon, title, text }) => (
					<li key={title}>
						{icon === undefined ? null : (
							<i className={css.end} aria-hidden="true">
								<Icon of={icon} />
							</i>
						)}
						<h3 className="h4">{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</div>
	);
}

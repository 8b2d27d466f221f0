import { ButtonLink } from '#app/widgets/button-link.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { Plan } from '#content/shapes.ts';
import { PlanCloth } from './plan-cloth.tsx';
import css from './plans.module.css';

type PlansProps = {
	readonly plans: readonly Plan[];
	/** Shown where a plan has no price of its own; what others cost is set in its size. */
	readonly unpriced?: string;
};

/** Three and four plans stand in rows of their own; any other number in as many columns as fit. */
const columns: Readonly<Record<number, string | undefined>> = { 3: css.columns3, 4: css.columns4 };

/** Plans side by side, all of one size; the popular one takes the field. Where they state their size, cloth shows it (API-2, WDEV-2, HOST-2). */
export function Plans({ plans, unpriced }: PlansProps) {
	const most = Math.max(...plans.map(({ size = 0 }) => size));
	const layout = [css.plans, columns[plans.length] ?? css.fitting, most > 0 && css.measured];
	return (
		<div className={layout.filter(Boolean).join(' ')}>
			{plans.map(({ name, price, description, features, popular, size, action }) => (
				<article key={name} className={popular ? `${css.plan} ${css.popular} on-field` : css.plan}>
					<h3 className="h3">
						<span>{name}</span> {popular ? <span className={css.mark}>Most popular</span> : null}
					</h3>
					{most > 0 ? <PlanCloth size={size} most={most} /> : null}
					<p className={unpriced === undefined ? 'numeral' : css.worded}>{price ?? unpriced}</p>
					<p className="soft">{description}</p>
					<TextList of={features} />
					<ButtonLink {...action} kind={popular ? 'ink' : 'line'} className={css.action} />
				</article>
			))}
		</div>
	);
}

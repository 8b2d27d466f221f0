import { FieldHero } from '#app/sections/field-hero.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Opening, Stat } from '#content/shapes.ts';

/** The indigo field of `/software`: start, look, and four figures (SOFT-2, SOFT-5). */
export function SoftwareHero({
	heading,
	lead,
	actions,
	reach,
	reachOf,
}: Opening & { readonly reach: readonly Stat[]; readonly reachOf: string }) {
	const [start, ...others] = actions;
	return (
		<FieldHero id="home" art="indigo" heading={heading} lead={lead}>
			<div className="btns">
				{start ? <ButtonLink kind="ink" icon={ArrowRight} {...start} /> : null}
				{others.map((action) => (
					<ButtonLink key={action.label} kind="lineink" {...action} />
				))}
			</div>
			<Stats field of={reachOf} items={reach} />
		</FieldHero>
	);
}

import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { betweenMargins } from '#app/widgets/picture.tsx';
import type { Achievement, Intro } from '#content/shapes.ts';
import { AchievementCard } from './achievement-card.tsx';
import css from './achievement-groups.module.css';

type Kind = Intro & { readonly kind: Achievement['kind'] };
type AchievementGroupsProps = {
	readonly kinds: readonly Kind[];
	readonly achievements: readonly Achievement[];
};

/** How wide a picture is in its group of more than two: of four the first takes two thirds of the page, on a phone one of three fills it (achievement-groups.module.css). */
function sizesOf(at: number, count: number): string {
	const leads = (of: number) => count > 2 && at % of === 0 && count - at !== 2;
	const phone = leads(3) ? betweenMargins : '42.5vw';
	return `(min-width: 768px) ${leads(4) ? '53rem' : '46vw'}, ${phone}`;
}

/** ACH-1: designed products, published papers, recognitions; two kinds with one pair each share a row. */
export function AchievementGroups({ kinds, achievements }: AchievementGroupsProps) {
	return (
		<Section of={achievements}>
			<div className={css.kinds}>
				{kinds.map(({ kind, heading, lead }) => {
					const shown = achievements.filter((achievement) => achievement.kind === kind);
					if (shown.length === 0) return null;
					return (
						<section key={kind}>
							<SectionHeading heading={heading} lead={lead} records={shown} />
							<ul className={css.grid}>
								{shown.map((achievement, at) => (
									<li key={achievement.picture.file.name}>
										<AchievementCard achievement={achievement} grouped sizes={sizesOf(at, shown.length)} />
									</li>
								))}
							</ul>
						</section>
					);
				})}
			</div>
			<i className={css.end} hidden />
		</Section>
	);
}

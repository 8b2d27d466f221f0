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

/** How wide a picture is in its group: where more than two are shown, of four the first takes two thirds of the page (achievement-groups.module.css). */
const sizesOf = (at: number, count: number) =>
	count > 2 && at % 4 === 0
		? `(min-width: 768px) 53rem, ${betweenMargins}`
		: '(min-width: 1024px) 27vw, (min-width: 768px) 30vw, 42.5vw';

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
		</Section>
	);
}

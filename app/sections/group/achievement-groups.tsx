import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { betweenMargins } from '#app/widgets/picture.tsx';
import { phonePlace, type RowPlace, widePlace } from '#app/widgets/row-place.ts';
import type { Achievement, Intro } from '#content/shapes.ts';
import { AchievementCard } from './achievement-card.tsx';
import css from './achievement-groups.module.css';

type Kind = Intro & { readonly kind: Achievement['kind'] };
type AchievementGroupsProps = {
	readonly kinds: readonly Kind[];
	readonly achievements: readonly Achievement[];
};

/** How wide a picture is in its group: one that leads takes two thirds of the page, on a phone all of it (achievement-groups.module.css). */
function sizesOf(wide: RowPlace, phone: RowPlace): string {
	return `(min-width: 768px) ${wide === 'lead' ? '53rem' : '46vw'}, ${phone === 'lead' ? betweenMargins : '42.5vw'}`;
}

/** ACH-1: designed products, published papers, recognitions; two kinds with one pair each share a row. */
export function AchievementGroups({ kinds, achievements }: AchievementGroupsProps) {
	return (
		<Section of={achievements}>
			<div className={css.kinds}>
				{kinds.map(({ kind, heading, lead }) => {
					const shown = achievements.filter((achievement) => achievement.kind === kind);
					if (shown.length === 0) return null;
					const isLong = shown.length > 2;
					return (
						<section key={kind} className={isLong ? css.wide : undefined}>
							<SectionHeading heading={heading} lead={lead} records={shown} />
							<ul className={isLong ? `${css.grid} ${css.rows}` : css.grid}>
								{shown.map((achievement, at) => {
									const wide = isLong ? widePlace(at, shown.length) : 'half';
									const phone = isLong ? phonePlace(at, shown.length) : 'half';
									return (
										<li key={achievement.picture.file.name} data-wide={wide} data-phone={phone}>
											<AchievementCard achievement={achievement} grouped sizes={sizesOf(wide, phone)} />
										</li>
									);
								})}
							</ul>
						</section>
					);
				})}
			</div>
		</Section>
	);
}

import { Suspense } from 'react';
import * as timings from '#app/behaviours/timings.ts';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { AutoStrip } from '#app/widgets/auto-strip.tsx';
import type { Achievement, Intro } from '#content/shapes.ts';
import { AchievementCard } from './achievement-card.tsx';
import css from './achievements-strip.module.css';

type AchievementsStripProps = Intro & { readonly achievements: readonly Achievement[] };

/** HOME-2, HOME-3: achievements in a row that moves by itself, over the full width of the page. */
export function AchievementsStrip({ heading, lead, achievements }: AchievementsStripProps) {
	// as a section does that has nothing to show: only its place stays
	if (achievements.length === 0) return <div id="achievements" />;
	return (
		<section id="achievements" className={`section section--tint ${css.section}`}>
			<i className="weft" aria-hidden="true" />
			<div className="wrap">
				<SectionHeading heading={heading} lead={lead} records={achievements} />
			</div>
			<Suspense>
				<AutoStrip
					label={heading}
					what="achievements"
					every={timings.achievementsPixel}
					className={css.strip}
				>
					{achievements.map((achievement) => (
						<li key={achievement.picture.file.name} className={css.item}>
							<AchievementCard achievement={achievement} sizes="16rem" />
						</li>
					))}
				</AutoStrip>
			</Suspense>
		</section>
	);
}

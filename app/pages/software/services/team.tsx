import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Origins } from '#app/sections/software/origins.tsx';
import { Refusals } from '#app/sections/software/refusals.tsx';
import { StatementOpening } from '#app/sections/software/statement-opening.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import * as words from '#content/software/team.ts';

export const meta = pageMeta(words.meta);

export default function Team() {
	return (
		<>
			<StatementOpening {...words.opening} statement={words.statement} art="team" />
			<Section>
				<SectionHeading {...words.originsIntro} />
				<Origins items={words.origins} />
			</Section>
			<Section ground="tint">
				<Split {...words.habitsIntro}>
					<FeatureList items={words.habits} columns={1} />
				</Split>
			</Section>
			<Section>
				<Split {...words.refusalsIntro}>
					<Refusals items={words.refusals} />
				</Split>
			</Section>
			<Section className="section--flush" label={words.figuresLabel}>
				<Stats items={words.figures} />
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}

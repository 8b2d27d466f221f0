import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Origins } from '#app/sections/software/origins.tsx';
import { Refusals } from '#app/sections/software/refusals.tsx';
import { StatementOpening } from '#app/sections/software/statement-opening.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import * as words from '#content/software/team.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StatementOpening {...words.opening} statement={words.statement} picture={words.picture} />
			<Section>
				<SectionHeading {...words.originsIntro} />
				<Reveal>
					<Origins items={words.origins} />
				</Reveal>
			</Section>
			<Section ground="tint">
				<Split {...words.habitsIntro}>
					<Reveal>
						<FeatureList items={words.habits} columns={1} />
					</Reveal>
				</Split>
			</Section>
			<Section>
				<Split {...words.refusalsIntro}>
					<Reveal>
						<Refusals items={words.refusals} />
					</Reveal>
				</Split>
			</Section>
			<Section className="section--flush" label={words.figuresLabel}>
				<Stats items={words.figures} />
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}

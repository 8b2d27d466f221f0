import * as pace from '#app/behaviours/pace.ts';
import { Cells } from '#app/sections/cells.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { SpecSheet } from '#app/sections/software/spec-sheet.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { Activity, Headset, InfinitySymbol, Undo } from '#app/widgets/icons.ts';
import { Reveal } from '#app/widgets/reveal.tsx';
import { withIcons } from '#app/widgets/with-icons.ts';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/hosting.ts';

export const meta = pageMeta(words.meta);

const drawings = { Activity, Headset, InfinitySymbol, Undo };

export default function Hosting() {
	return (
		<>
			<ServiceOpening {...words.opening} matter="below" art="server" />
			<Section>
				<SectionHeading {...words.benefitsIntro} />
				<Reveal>
					<Cells items={withIcons(words.benefits, drawings)} columns={2} />
				</Reveal>
			</Section>
			<Section id="plans" ground="wash">
				<SectionHeading {...words.plansIntro} />
				<Reveal>
					<Plans plans={words.plans} unpriced={words.unpriced} />
				</Reveal>
			</Section>
			<Section>
				<Split {...words.specsIntro}>
					<Reveal>
						<SpecSheet specs={words.specs} />
					</Reveal>
				</Split>
			</Section>
			<Testimonials
				heading={words.testimonialsHeading}
				every={pace.hostingTestimonials}
				items={words.testimonials}
			/>
			<SamplesNote text={samplesNote} ground="wash" />
			<ClosingCall {...words.closing} />
		</>
	);
}

import * as pace from '#app/behaviours/pace.ts';
import { Cells } from '#app/sections/cells.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Process } from '#app/sections/process.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { SoftwareHero } from '#app/sections/software/software-hero.tsx';
import { Strengths } from '#app/sections/software/strengths.tsx';
import { TechGrid } from '#app/sections/tech-grid.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Api, Cloud, Code, Mobile, Search, Workspace } from '#app/widgets/icons.ts';
import { Reveal } from '#app/widgets/reveal.tsx';
import { withIcons } from '#app/widgets/with-icons.ts';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/software.ts';
import { technologies } from '#content/software/technologies.ts';

export const meta = pageMeta(words.meta);

const drawings = { Api, Cloud, Code, Mobile, Search, Workspace };

export default function Software() {
	return (
		<>
			<SoftwareHero {...words.opening} reach={words.reach} />
			<Section id="services">
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<Cells items={withIcons(words.services, drawings)} />
				</Reveal>
			</Section>
			<Section id="technologies" ground="tint">
				<Split {...words.technologiesIntro}>
					<TechGrid items={technologies} />
				</Split>
			</Section>
			<Section id="about">
				<SectionHeading {...words.processIntro} />
				<Process steps={words.process} />
			</Section>
			<Section className="section--flush">
				<Split {...words.strengthsIntro} aside={<GoLink {...words.team} />}>
					<Reveal>
						<Strengths items={words.strengths} />
					</Reveal>
				</Split>
			</Section>
			<Testimonials
				id="testimonials"
				heading={words.testimonialsHeading}
				every={pace.testimonials}
				items={words.testimonials}
			/>
			<SamplesNote text={samplesNote} ground="wash" />
			<ClosingCall {...words.closing} />
		</>
	);
}

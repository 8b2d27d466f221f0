import * as timings from '#app/behaviours/timings.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FiguresField } from '#app/sections/figures-field.tsx';
import { PictureWays } from '#app/sections/picture-ways.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Strengths } from '#app/sections/software/strengths.tsx';
import { StudiesHead } from '#app/sections/software/studies-head.tsx';
import { ToolCloth } from '#app/sections/software/tool-cloth.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { previews, study } from '#content/software/portfolio.ts';
import * as words from '#content/software/software.ts';
import { technologies, opening as technologiesOpening } from '#content/software/technologies.ts';
import { paths } from '#contract/paths.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StudiesHead
				id="home"
				{...words.opening}
				works={previews.slice(0, 3)}
				study={study}
				all={paths.viewWork}
			/>
			<Section id="services" of={words.services}>
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<PictureWays ways={words.services} />
				</Reveal>
			</Section>
			<FiguresField heading={words.reachOf} items={words.reach} />
			<Section id="technologies" ground="tint" of={technologies}>
				<SectionHeading {...words.technologiesIntro}>
					<GoLink label={technologiesOpening.heading} to={paths.technologies} />
				</SectionHeading>
				<ToolCloth items={technologies} />
			</Section>
			<Section of={words.process}>
				<SectionHeading {...words.processIntro} />
				<Process steps={words.process} />
			</Section>
			<Section id="about" className="section--flush">
				<SectionHeading heading={words.strengthsHeading}>
					<GoLink {...words.team} />
				</SectionHeading>
				<Reveal>
					<Strengths items={words.strengths} />
				</Reveal>
			</Section>
			<Testimonials
				id="testimonials"
				heading={words.testimonialsHeading}
				every={timings.testimonials}
				items={words.testimonials}
			/>
			<ClosingCall {...words.closing} steps={words.next} />
		</>
	);
}

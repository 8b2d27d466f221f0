import * as timings from '#app/behaviours/timings.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FiguresField } from '#app/sections/figures-field.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { PictureWays } from '#app/sections/picture-ways.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { Strengths } from '#app/sections/software/strengths.tsx';
import { ToolCloth } from '#app/sections/software/tool-cloth.tsx';
import { Works } from '#app/sections/software/works.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { previews, study } from '#content/software/portfolio.ts';
import * as words from '#content/software/software.ts';
import { technologies, opening as technologiesOpening } from '#content/software/technologies.ts';
import { paths } from '#contract/paths.ts';
import { withPortraits } from './with-portraits.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				id="home"
				ground="field"
				large
				{...words.opening}
				at="half"
				beside={<Works works={previews.slice(0, 3)} study={study} all={paths.viewWork} />}
			/>
			<Section reveal id="services" of={words.services} {...words.servicesIntro}>
				<PictureWays ways={words.services} />
			</Section>
			<FiguresField heading={words.reachOf} items={words.reach} />
			<Section
				id="technologies"
				ground="tint"
				of={technologies}
				{...words.technologiesIntro}
				end={<GoLink label={technologiesOpening.heading} to={paths.technologies} />}
			>
				<ToolCloth items={technologies} />
			</Section>
			<Section of={words.process} {...words.processIntro}>
				<Process steps={words.process} />
			</Section>
			<Section
				reveal
				id="about"
				className="section--flush"
				heading={words.strengthsHeading}
				end={<GoLink {...words.team} />}
			>
				<Strengths items={words.strengths} />
			</Section>
			<Testimonials
				id="testimonials"
				heading={words.testimonialsHeading}
				every={timings.testimonials}
				items={withPortraits(words.testimonials, 0)}
			/>
			<ClosingCall {...words.closing} steps={words.next} />
		</>
	);
}

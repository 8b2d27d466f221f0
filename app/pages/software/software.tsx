import { pace } from '#app/behaviours/pace.ts';
import { Cells } from '#app/sections/cells.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FieldHero } from '#app/sections/field-hero.tsx';
import { Process } from '#app/sections/process.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Strengths } from '#app/sections/software/strengths.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { TechGrid } from '#app/sections/tech-grid.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Api, ArrowRight, Cloud, Code, Mobile, Search, Workspace } from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/software.ts';
import { technologies } from '#content/software/technologies.ts';

export const meta = pageMeta(words.meta);

const drawings = { Api, Cloud, Code, Mobile, Search, Workspace };

export default function Software() {
	const [start, view] = words.opening.actions;
	return (
		<>
			<FieldHero id="home" art="indigo" {...words.opening}>
				<div className="btns">
					{start ? <ButtonLink kind="ink" icon={ArrowRight} {...start} /> : null}
					{view ? <ButtonLink kind="lineink" {...view} /> : null}
				</div>
				<Stats field items={words.reach} />
			</FieldHero>
			<Section id="services">
				<SectionHeading {...words.servicesIntro} />
				<Cells items={withIcons(words.services, drawings)} />
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
				<Split {...words.strengthsIntro}>
					<Strengths items={words.strengths} />
				</Split>
			</Section>
			<Section id="testimonials" ground="wash">
				<Split heading={words.testimonialsHeading}>
					<Testimonials
						heading={words.testimonialsHeading}
						every={pace.testimonials}
						items={words.testimonials}
					/>
				</Split>
			</Section>
			<SamplesNote text={samplesNote} ground="wash" />
			<ClosingCall {...words.closing} />
		</>
	);
}

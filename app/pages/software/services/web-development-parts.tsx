import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Durations } from '#app/sections/software/durations.tsx';
import { Sampler } from '#app/sections/software/sampler.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { TeamAndProjects } from '#app/sections/software/team-and-projects.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import * as words from '#content/software/web-development.ts';

/** The parts of the page on web development that stand still. */

export function Opening() {
	return (
		<>
			<ServiceOpening {...words.opening}>
				<Durations heading={words.durationsHeading} items={words.durations} />
			</ServiceOpening>
			<Section id="services" ground="tint" of={words.services}>
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<Sampler items={words.services} />
				</Reveal>
			</Section>
			<Section id="pricing" of={words.plans}>
				<SectionHeading {...words.plansIntro} />
				<Plans plans={words.plans} unpriced={words.unpriced} />
			</Section>
			<Section ground="wash" of={[...words.team, ...words.projects]}>
				<TeamAndProjects {...words} study={words.pictureOf} />
			</Section>
		</>
	);
}

export function Closing() {
	return (
		<ClosingCall id="contact" {...words.closing} steps={words.next} picture={closings['drawing-board']} />
	);
}

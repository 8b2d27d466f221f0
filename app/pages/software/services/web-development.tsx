import type { ServiceHandle } from '#app/layouts/service.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Questions } from '#app/sections/questions.tsx';
import { Section } from '#app/sections/section.tsx';
import { Durations } from '#app/sections/software/durations.tsx';
import { Sampler } from '#app/sections/software/sampler.tsx';
import { TeamAndProjects } from '#app/sections/software/team-and-projects.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { websitePlans } from '#content/software/plans.ts';
import * as words from '#content/software/web-development.ts';

export const handle: ServiceHandle = { navigation: words.navigation, fixed: true };

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				{...words.opening}
				beside={<Durations heading={words.durationsHeading} items={words.durations} />}
			/>
			<Section reveal id="services" ground="tint" of={words.services} {...words.servicesIntro}>
				<Sampler items={words.services} />
			</Section>
			<Section id="pricing" of={websitePlans} {...words.plansIntro}>
				<Plans plans={websitePlans} unpriced={words.unpriced} />
			</Section>
			<Section ground="wash" of={[...words.team, ...words.projects]}>
				<TeamAndProjects {...words} />
			</Section>
			<Section id="faq" ground="tint" of={words.faq} heading={words.faqHeading}>
				<Questions name="website" items={words.faq} />
			</Section>
			<ClosingCall id="contact" {...words.closing} steps={words.next} picture={closings['drawing-board']} />
		</>
	);
}

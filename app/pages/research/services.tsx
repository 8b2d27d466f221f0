import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { ConsultancySteps } from '#app/sections/research/consultancy-steps.tsx';
import { Leaf } from '#app/sections/research/leaf.tsx';
import { PublicationShelf } from '#app/sections/research/publication-shelf.tsx';
import { Readers } from '#app/sections/research/readers.tsx';
import { ServiceCards } from '#app/sections/research/service-cards.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { closings } from '#content/pictures/closings.ts';
import { consultancy, publication } from '#content/research/consultancy.ts';
import { researchServices, serviceCards, steps } from '#content/research/services.ts';

export function Component() {
	const { hero, cards, readers, process, closing } = researchServices;
	const { routes, more } = publication;
	return (
		<>
			<Meta {...researchServices.meta} />
			<SplitHead ground="field" large {...hero} at="corner" beside={<Leaf />}>
				<p className="btns">
					<ButtonLink {...consultancy.ask} kind="ink" />
				</p>
			</SplitHead>
			<Section id="consultancy">
				<ConsultancySteps {...consultancy} />
			</Section>
			<Section id="publication" ground="tint" of={routes} {...publication} end={<GoLink {...more} />}>
				<PublicationShelf routes={routes} />
			</Section>
			<Section id="equipment" {...cards}>
				<ServiceCards cards={serviceCards} />
			</Section>
			<Section ground="wash" {...readers}>
				<Readers groups={readers.groups} />
			</Section>
			<Section {...process}>
				<Process steps={steps} />
			</Section>
			<ClosingCall {...closing} picture={closings.bench} left />
		</>
	);
}

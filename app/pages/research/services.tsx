import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FieldHero } from '#app/sections/field-hero.tsx';
import { ReplyPromise } from '#app/sections/group/reply-promise.tsx';
import { Process } from '#app/sections/process.tsx';
import { Readers } from '#app/sections/research/readers.tsx';
import { ServiceCards } from '#app/sections/research/service-cards.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { reply } from '#content/group/contact.ts';
import { samplesNote } from '#content/odds.ts';
import { researchServices, serviceCards, steps } from '#content/research/services.ts';

export const meta = pageMeta(researchServices.meta);

export default function Services() {
	const { hero, cards, readers, process, closing } = researchServices;
	return (
		<>
			<FieldHero {...hero} art="neem" />
			<Section>
				<SectionHeading {...cards} />
				<ServiceCards cards={serviceCards} />
			</Section>
			<Section ground="wash">
				<SectionHeading heading={readers.heading} lead={readers.lead} />
				<Readers groups={readers.groups} />
			</Section>
			<Section>
				<SectionHeading {...process} />
				<Process steps={steps} />
				<ReplyPromise text={reply.text} />
			</Section>
			<SamplesNote text={samplesNote} />
			<ClosingCall {...closing} actions={[closing.action]} />
		</>
	);
}

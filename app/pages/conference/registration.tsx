import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionText, SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { lastOf } from '#content/conference/last-edition.ts';
import { form, metaOf } from '#content/conference/registration.ts';
import { formsOf, headingsOf, leadsOf, registration } from '#content/conference/registration-words.ts';

export const parts = nearPart(() => import('./registration-parts.tsx'));

const { current, isAhead } = editions;
const last = lastOf(editions);

export function Component() {
	return (
		<>
			<Meta {...metaOf(editions)} />
			<FormHead
				heading={<EditionText edition={current} words={headingsOf(current)} />}
				lead={<SteadyEditionText edition={current} words={leadsOf(current)} />}
				formHeading={form.heading}
				next={<StaticPart of={parts} name="Beside" />}
			>
				<p>{registration.lead}</p>
				<EditionForm edition={current} words={formsOf(current)} />
			</FormHead>
			<Section className="section--close">
				<div className={isAhead || last.figures.length > 0 ? 'abreast' : undefined}>
					<StaticPart of={parts} name="After" />
					{isAhead ? (
						<StaticPart of={parts} name="Before" />
					) : (
						last.figures.length > 0 && (
							<div className="stack">
								<SectionHeading heading={last.heading} />
								<LastEdition {...last} />
								<GoLink {...last.link} />
							</div>
						)
					)}
				</div>
			</Section>
		</>
	);
}

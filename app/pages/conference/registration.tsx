import { editions } from '#app/editions/editions.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionParagraph, EditionText } from '#app/sections/conference/edition-text.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Calendar, Document, Group } from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import { fee } from '#content/conference/fee.ts';
import { after, beforeOf, form, head, metaOf } from '#content/conference/registration.ts';
import { formsOf, headingsOf, leadsOf } from '#content/conference/registration-words.ts';

const { current } = editions;
const before = beforeOf(current);

export function Component() {
	const next = (
		<>
			<h2 className="h4">{after.heading}</h2>
			<StepList steps={after.steps} />
		</>
	);
	return (
		<>
			<Meta {...metaOf(editions)} />
			<FormHead
				{...head}
				heading={<EditionText edition={current} words={headingsOf(current)} />}
				formHeading={form.heading}
				state={<EditionParagraph edition={current} words={leadsOf(current)} />}
				next={next}
			>
				<EditionForm edition={current} words={formsOf(current)} />
			</FormHead>
			<Section>
				<SectionHeading heading={before.heading} lead={before.lead}>
					<GoLink {...fee.ask} />
				</SectionHeading>
				<CardGrid items={withIcons(before.cells, { Calendar, Document, Group })} />
			</Section>
		</>
	);
}

import { Cells } from '#app/sections/cells.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionLine, EditionSays } from '#app/sections/conference/edition-line.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Calendar, Document, Group } from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import { current } from '#content/conference/editions.ts';
import { fee } from '#content/conference/fee.ts';
import { after, before, form, head, meta as words } from '#content/conference/registration.ts';
import { forms, headings, leads } from '#content/conference/registration-words.ts';

export function Component() {
	const next = (
		<>
			<h2 className="h4">{after.heading}</h2>
			<StepList steps={after.steps} />
		</>
	);
	return (
		<>
			<Meta {...words} />
			<FormHead
				{...head}
				heading={<EditionSays edition={current} words={headings} />}
				formHeading={form.heading}
				state={<EditionLine edition={current} words={leads} />}
				next={next}
			>
				<EditionForm edition={current} words={forms} />
			</FormHead>
			<Section>
				<SectionHeading heading={before.heading} lead={before.lead}>
					<GoLink {...fee.ask} />
				</SectionHeading>
				<Cells items={withIcons(before.cells, { Calendar, Document, Group })} />
			</Section>
		</>
	);
}

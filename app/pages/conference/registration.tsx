import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { Cells } from '#app/sections/cells.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Calendar, Document, Group } from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import { meaning } from '#content/conference/edition-words.ts';
import { current } from '#content/conference/editions.ts';
import { after, before, form, head, meta as words } from '#content/conference/registration.ts';
import { calls } from '#content/conference/registration-call.ts';
import { registrationWords } from '#content/forms.ts';

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
				formHeading={form.heading}
				state={<EditionLine edition={current} words={meaning} />}
				next={next}
			>
				<RegistrationForm words={registrationWords} by={{ edition: current, calls }} />
			</FormHead>
			<Section>
				<SectionHeading heading={before.heading} lead={before.lead} />
				<Cells items={withIcons(before.cells, { Calendar, Document, Group })} />
			</Section>
		</>
	);
}

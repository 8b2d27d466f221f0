import { ContactForm } from '#app/forms/submission-form.tsx';
import { Letter } from '#app/sections/conference/letter.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { form, guide, head, picture, meta as words } from '#content/conference/proposal.ts';
import { proposalWords } from '#content/forms.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<FormHead
				{...head}
				id="proposal"
				formHeading={form.heading}
				next={
					<>
						<h2 className="h4">{form.next.heading}</h2>
						<StepList steps={form.next.steps} />
						<SidePicture {...picture} />
					</>
				}
			>
				<ContactForm words={proposalWords} />
			</FormHead>
			<Section ground="tint" {...guide}>
				<Letter items={guide.items} />
			</Section>
		</>
	);
}

import { Answers } from '#app/sections/answers.tsx';
import { ContactDetails } from '#app/sections/contact-details.tsx';
import { DocumentHead } from '#app/sections/heads/document-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import { office } from '#content/company.ts';
import { answers, contents, intro, meta as words } from '#content/group/privacy.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<DocumentHead {...intro} contents={contents} />
			<Section ground="tint" label="What is kept and why">
				<Answers items={answers} />
				<ContactDetails details={[{ label: 'Email', value: office.email, to: `mailto:${office.email}` }]} />
				<SampleMark of={[office]} />
			</Section>
		</>
	);
}

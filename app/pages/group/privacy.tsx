import { editions } from '#app/editions/editions.ts';
import { Answers } from '#app/sections/answers.tsx';
import { ContactDetails } from '#app/sections/contact-details.tsx';
import { DocumentHead } from '#app/sections/heads/document-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { office } from '#content/company.ts';
import { answersOf, contentsOf, intro, meta as words } from '#content/group/privacy.ts';

const answers = answersOf(editions.current);

export function Component() {
	return (
		<>
			<Meta {...words} />
			<DocumentHead {...intro} contents={contentsOf(answers)} />
			<Section ground="tint" label="What is kept and why">
				<Answers items={answers}>
					<ContactDetails
						details={[
							{
								label: 'Email',
								value: office.email,
								to: `mailto:${office.email}`,
								sample: office.sample,
							},
						]}
						marked
					/>
				</Answers>
			</Section>
		</>
	);
}

import { Answers } from '#app/sections/answers.tsx';
import { ContactDetails } from '#app/sections/contact-details.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { office } from '#content/company.ts';
import { answers, intro, meta as words } from '#content/group/privacy.ts';
import { samplesNote } from '#content/odds.ts';

export const meta = pageMeta(words);

export default function Privacy() {
	return (
		<>
			<PageHead {...intro} />
			<Section label="What is kept and why">
				<Answers items={answers} />
				<ContactDetails details={[{ label: 'Email', value: office.email, to: `mailto:${office.email}` }]} />
			</Section>
			<SamplesNote text={samplesNote} />
		</>
	);
}

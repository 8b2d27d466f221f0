import { Publications } from '#app/sections/conference/publications.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Book, Catalog, Document, Education, Flow } from '#app/widgets/icons.ts';
import {
	head,
	openLabel,
	publications,
	publicationsIntro,
	samples,
	sponsorship,
	meta as words,
} from '#content/conference/sponsors.ts';

export const meta = pageMeta(words);

const icons = [Document, Education, Book, Catalog, Flow];

export default function Sponsors() {
	return (
		<>
			<PageHead {...head} />
			<Section id="publications">
				<SectionHeading {...publicationsIntro} />
				<Publications publications={publications} icons={icons} more={openLabel} />
			</Section>
			<Section id="sponsor" ground="wash">
				<Split heading={sponsorship.heading} lead={sponsorship.lead}>
					<StepList steps={sponsorship.points} />
					<p className="btns">
						<ButtonLink {...sponsorship.contact} kind="solid" />
						<ButtonLink {...sponsorship.propose} />
					</p>
				</Split>
			</Section>
			<SamplesNote text={samples} ground="wash" />
		</>
	);
}

import { Publications } from '#app/sections/conference/publications.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Book, Catalog, Document, Education, Flow } from '#app/widgets/icons.ts';
import { route } from '#content/conference/publication-route.ts';
import {
	askLabel,
	head,
	openLabel,
	publications,
	publicationsIntro,
	sponsorship,
	meta as words,
} from '#content/conference/sponsors.ts';

const icons = [Document, Education, Book, Catalog, Flow];

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section id="publications">
				<SectionHeading {...publicationsIntro} records={publications} />
				<Publications publications={publications} icons={icons} more={openLabel} ask={askLabel} />
			</Section>
			<Section ground="tint">
				<SectionHeading heading={route.heading} lead={route.lead} />
				<Process steps={route.steps} />
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
		</>
	);
}

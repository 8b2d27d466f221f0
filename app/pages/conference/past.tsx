import { PastEdition } from '#app/sections/conference/past-edition.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/past.ts';

export const meta = pageMeta(words.meta);

export default function PastConferences() {
	return (
		<>
			<PageHead {...words.head} />
			<Section>
				{words.editions.map((edition) => (
					<PastEdition key={edition.name} {...edition} />
				))}
			</Section>
			<Section>
				<Split heading={words.earlier.heading}>
					<p className="lead">{words.earlier.text}</p>
					<GoLink {...words.earlier.link} />
				</Split>
			</Section>
		</>
	);
}

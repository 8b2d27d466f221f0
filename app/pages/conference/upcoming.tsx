import { EditionSays } from '#app/sections/conference/edition-line.tsx';
import { EmptyState } from '#app/sections/conference/empty-state.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { named } from '#content/conference/edition-words.ts';
import { current } from '#content/conference/editions.ts';
import * as words from '#content/conference/upcoming.ts';

export function Component() {
	const { message, more, action, meanwhile, links } = words.upcoming;
	return (
		<>
			<Meta {...words.meta} />
			<PageHead {...words.head}>
				<p>
					<EditionSays edition={current} words={named} />
				</p>
			</PageHead>
			<Section>
				<EmptyState heading={message} text={more} action={action} />
			</Section>
			<Section label={meanwhile}>
				<ul className="btns">
					{links.map((link) => (
						<li key={link.to}>
							<GoLink {...link} />
						</li>
					))}
				</ul>
			</Section>
		</>
	);
}

import { EmptyState } from '#app/sections/conference/empty-state.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/upcoming.ts';

export const meta = pageMeta(words.meta);

export default function UpcomingConferences() {
	const { message, more, action, meanwhile, links } = words.upcoming;
	return (
		<>
			<PageHead {...words.head} />
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

import { Highlights } from '#app/sections/conference/highlights.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Chat, Group, UserSpeaker } from '#app/widgets/icons.ts';
import * as words from '#content/conference/webinars.ts';

export const meta = pageMeta(words.meta);

export default function Webinars() {
	const { heading, lead, list, action } = words.comingSoon;
	return (
		<>
			<PageHead heading={heading} lead={lead}>
				<ButtonLink {...action} kind="solid" />
			</PageHead>
			<Section label={list}>
				<Highlights label={list} items={words.highlights} icons={[Group, UserSpeaker, Chat]} />
			</Section>
		</>
	);
}

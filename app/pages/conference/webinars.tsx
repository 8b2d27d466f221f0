import { EmptyState } from '#app/sections/conference/empty-state.tsx';
import { FadeIn } from '#app/sections/conference/fade-in.tsx';
import { Highlights } from '#app/sections/conference/highlights.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Chat, Group, UserSpeaker } from '#app/widgets/icons.ts';
import * as words from '#content/conference/webinars.ts';

export function Component() {
	const { list, ...soon } = words.comingSoon;
	return (
		<>
			<Meta {...words.meta} />
			<PageHead {...words.head} />
			<Section>
				<FadeIn>
					<EmptyState {...soon} draft="satin" />
				</FadeIn>
			</Section>
			<Section ground="tint">
				<SectionHeading heading={list} />
				<FadeIn>
					<Highlights label={list} items={words.highlights} icons={[Group, UserSpeaker, Chat]} />
				</FadeIn>
			</Section>
		</>
	);
}

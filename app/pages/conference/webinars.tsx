import { Suspense } from 'react';
import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { FadeIn } from '#app/sections/conference/fade-in.tsx';
import { Highlights } from '#app/sections/conference/highlights.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/webinars.ts';

export const parts = nearPart(() => import('./webinars-parts.tsx'));

export function Component() {
	const { heading, text, list } = words.comingSoon;
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Head" />
			<Section className="section--after">
				<FadeIn>
					{/* hydrated by itself, so that the section takes no long task */}
					<Suspense>
						<Highlights heading={heading} lead={text} label={list} items={words.highlights} />
					</Suspense>
				</FadeIn>
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}

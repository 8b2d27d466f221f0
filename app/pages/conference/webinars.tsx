import { Suspense } from 'react';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Highlights } from '#app/sections/conference/highlights.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import * as words from '#content/conference/webinars.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const { heading, text, list, action } = words.comingSoon;
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead {...words.head} picture={words.picture}>
				<ButtonLink {...action} kind="ink" icon={ArrowRight} />
			</SceneHead>
			<Section className="section--after">
				{/* hydrated by itself, so that the section takes no long task */}
				<Suspense>
					<Highlights heading={heading} lead={text} label={list} items={words.highlights} />
				</Suspense>
			</Section>
			<ClosingCall {...words.closing} picture={closings.microphone} keep="top" />
		</>
	);
}

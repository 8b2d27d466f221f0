import { nearPart } from '#app/behaviours/near-part.ts';
import type { ServiceHandle } from '#app/layouts/service.tsx';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Questions } from '#app/sections/questions.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/web-development.ts';

export const parts = nearPart(() => import('./web-development-parts.tsx'));

export const handle: ServiceHandle = { navigation: words.navigation, fixed: true };

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Opening" />
			<Section id="faq" ground="tint" of={words.faq}>
				<SectionHeading heading={words.faqHeading} />
				<Questions name="website" items={words.faq} />
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}

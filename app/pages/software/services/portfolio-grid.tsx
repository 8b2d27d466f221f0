import { ClosingCall } from '#app/sections/closing-call.tsx';
import { DocumentHead } from '#app/sections/heads/document-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Screenshots } from '#app/sections/software/screenshots.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/portfolio.ts';

export function Component() {
	return (
		<>
			<Meta {...words.gridMeta} />
			<DocumentHead {...words.gridOpening} contents={words.contents} records={words.screenshots}>
				<p className="needs-script needs-hover">{words.gridScrolls}</p>
			</DocumentHead>
			<Section ground="tint" label={words.gridMeta.title}>
				<Screenshots items={words.screenshots} study={words.study} visit={words.visit} />
			</Section>
			<ClosingCall {...words.gridClosing} steps={words.gridNext} />
		</>
	);
}

import { ClosingCall } from '#app/sections/closing-call.tsx';
import { ContentsList } from '#app/sections/heads/contents-list.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Screenshots } from '#app/sections/software/screenshots.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/portfolio.ts';

export function Component() {
	return (
		<>
			<Meta {...words.gridMeta} />
			<SplitHead
				{...words.gridOpening}
				records={words.screenshots}
				at="top"
				beside={<ContentsList {...words.contents} />}
			>
				<p className="needs-script needs-hover">{words.gridScrolls}</p>
			</SplitHead>
			<Section ground="tint" label={words.gridMeta.title}>
				<Screenshots items={words.screenshots} study={words.study} visit={words.visit} />
			</Section>
			<ClosingCall {...words.gridClosing} steps={words.gridNext} />
		</>
	);
}

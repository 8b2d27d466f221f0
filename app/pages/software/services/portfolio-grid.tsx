import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Screenshots } from '#app/sections/software/screenshots.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/portfolio.ts';

export function Component() {
	return (
		<>
			<Meta {...words.gridMeta} />
			<Screenshots {...words.gridOpening} items={words.screenshots} visit={words.visit} />
			<ClosingCall {...words.gridClosing} />
		</>
	);
}

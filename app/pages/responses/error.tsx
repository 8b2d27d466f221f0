import { Trouble } from '#app/sections/trouble.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { trouble } from '#content/site/error-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={trouble.title} />
			<Trouble {...trouble} />
		</>
	);
}

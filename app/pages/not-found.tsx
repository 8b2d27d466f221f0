import { NotFound } from '#app/sections/not-found.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { notFound } from '#content/site/error-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={notFound.title} />
			<NotFound {...notFound} />
		</>
	);
}

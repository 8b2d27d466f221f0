import { NotFound } from '#app/sections/not-found.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { notFound } from '#content/odds.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={notFound.title} />
			<NotFound {...notFound} />
		</>
	);
}

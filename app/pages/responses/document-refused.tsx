import { Problems } from '#app/forms/problems.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { documentRefused, places } from '#content/site/response-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={documentRefused.heading} />
			<ResponsePage {...documentRefused}>
				<Problems list={places.errors} />
			</ResponsePage>
		</>
	);
}

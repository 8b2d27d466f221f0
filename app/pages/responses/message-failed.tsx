import { ContactForm } from '#app/forms/contact-form.tsx';
import { Problems } from '#app/forms/problems.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { messageWords } from '#content/forms.ts';
import { messageFailed, places } from '#content/site/response-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={messageFailed.heading} />
			<ResponsePage {...messageFailed}>
				<Problems list={places.errors} />
				<ContactForm words={messageWords} start={places.message} />
			</ResponsePage>
		</>
	);
}

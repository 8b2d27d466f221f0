import { Receipt } from '#app/forms/receipt.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { messageWords } from '#content/forms.ts';
import { messageSent, places } from '#content/response-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={messageSent.heading} />
			<ResponsePage {...messageSent}>
				<Receipt words={messageWords} reference={places.reference} />
			</ResponsePage>
		</>
	);
}

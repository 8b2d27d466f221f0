import { ResponseReceipt } from '#app/forms/response-receipt.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { messageWords } from '#content/forms.ts';
import { messageSent, places } from '#content/site/response-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={messageSent.heading} />
			<ResponsePage {...messageSent}>
				<ResponseReceipt
					kind="message"
					words={messageWords}
					parts={{ ...places, submission: places.message }}
				/>
			</ResponsePage>
		</>
	);
}

import { ResponseReceipt } from '#app/forms/response-receipt.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { registrationWords } from '#content/forms.ts';
import { places, registrationSent } from '#content/response-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={registrationSent.heading} />
			<ResponsePage {...registrationSent}>
				<ResponseReceipt
					kind="registration"
					words={registrationWords}
					parts={{ ...places, about: registrationWords.about.words, submission: places.registration }}
				/>
			</ResponsePage>
		</>
	);
}

import { editions } from '#app/editions/editions.ts';
import { ResponseReceipt } from '#app/forms/response-receipt.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { formsOf } from '#content/conference/registration-words.ts';
import { places, registrationSent } from '#content/site/response-pages.ts';
import type { EditionState } from '#contract/edition-states.ts';

/** What a registration is answered with that came without script, by where the edition stood (FORM-8, STATE-1). */
export function Page({ state }: { readonly state: EditionState }) {
	const words = formsOf(editions.current)[state];
	return (
		<>
			<ResponseMeta title={registrationSent.heading} />
			<ResponsePage {...registrationSent}>
				<ResponseReceipt
					kind="registration"
					words={words}
					parts={{ ...places, about: words.about.words, submission: places.registration }}
				/>
			</ResponsePage>
		</>
	);
}

import { editions } from '#app/editions/editions.ts';
import { Problems } from '#app/forms/problems.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { formsOf } from '#content/conference/registration-words.ts';
import { places, registrationFailed } from '#content/site/response-pages.ts';

export function Component() {
	return (
		<>
			<ResponseMeta title={registrationFailed.heading} />
			<ResponsePage {...registrationFailed}>
				<Problems list={places.errors} />
				<RegistrationForm words={formsOf(editions.current)} start={places.registration} />
			</ResponsePage>
		</>
	);
}

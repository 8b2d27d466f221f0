import { editions } from '#app/editions/editions.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionParagraph } from '#app/sections/conference/edition-text.tsx';
import { PaperText } from '#app/sections/conference/paper-text.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { contact } from '#content/conference/conference.ts';
import { organiserDetailsOf } from '#content/conference/organisers.ts';
import { calls } from '#content/conference/registration-calls.ts';
import { formsOf, leadsOf, registration } from '#content/conference/registration-words.ts';
import { conferenceMessageWords } from '#content/forms.ts';
import { AskForFee } from './ask-for-fee.tsx';

/** The two bands of the conference page with a form. */

const { current, isAhead } = editions;
const forms = formsOf(current);
const leads = leadsOf(current);

export function RegisterBand() {
	return (
		<Section id="register" ground="wash" className="section--close">
			<Split
				heading={isAhead ? registration.heading : calls.over}
				aside={
					<>
						<EditionParagraph edition={current} words={leads} />
						<p>{registration.lead}</p>
						{!isOver(current) && <AskForFee />}
					</>
				}
			>
				<EditionForm edition={current} words={forms} />
			</Split>
		</Section>
	);
}

export function MessageBand() {
	return (
		<ContactBand
			heading={contact.heading}
			lead={<PaperText edition={current} words={contact.lead} />}
			details={organiserDetailsOf(current)}
		>
			<ContactForm words={conferenceMessageWords} />
		</ContactBand>
	);
}

import { editions } from '#app/editions/editions.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { AboutSlides } from '#app/sections/conference/about-slides.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionParagraph } from '#app/sections/conference/edition-text.tsx';
import { PaperText } from '#app/sections/conference/paper-text.tsx';
import { Trust } from '#app/sections/conference/trust.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { aboutIntro, aboutOf } from '#content/conference/about.ts';
import { contact } from '#content/conference/conference.ts';
import { organiserDetailsOf } from '#content/conference/organisers.ts';
import { calls } from '#content/conference/registration-calls.ts';
import { formsOf, leadsOf, registration } from '#content/conference/registration-words.ts';
import { trustOf } from '#content/conference/trust.ts';
import type { EditionPeople } from '#content/edition.ts';
import { conferenceMessageWords } from '#content/forms.ts';
import { AskForFee } from './ask-for-fee.tsx';

/** The bands of the conference page that script has something to do in: those with a form, and who organises it. */

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

/** Who organises the conference and publishes its papers: in pictures, and by what an author asks. */
export function TrustBand({ committee }: Pick<EditionPeople, 'committee'>) {
	return (
		<Section id="trust" ground={isAhead ? 'paper' : 'tint'} className="section--close">
			<SectionHeading heading={aboutIntro.heading} />
			<div className="abreast">
				<AboutSlides label={aboutIntro.label} slides={aboutOf(current)} />
				<Trust answers={trustOf(current, committee, isOver(current))} />
			</div>
		</Section>
	);
}

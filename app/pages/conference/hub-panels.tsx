import { editions } from '#app/editions/editions.ts';
import { MailComposerForm } from '#app/forms/mail-composer-form.tsx';
import { HubBenefits } from '#app/sections/conference/hub-benefits.tsx';
import { HubContact } from '#app/sections/conference/hub-contact.tsx';
import { Said } from '#app/sections/conference/said.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Calendar } from '#app/widgets/icons.ts';
import { attendOf, contact, join, organize, testimonials } from '#content/conference/hub.ts';
import { organisers } from '#content/conference/organisers.ts';
import { composerWords } from '#content/forms.ts';

const attend = attendOf(editions.current);

/** The four panels of the hub (HUB-4 to HUB-7). */
export const panels = {
	attend: (
		<HubBenefits {...attend}>
			<p className="btns">
				<ButtonLink {...attend.find} kind="solid" />
				<ButtonLink {...attend.calendar} icon={Calendar} />
			</p>
		</HubBenefits>
	),
	organize: (
		<HubBenefits {...organize}>
			<p className="btns">
				<ButtonLink {...organize.request} kind="solid" />
			</p>
		</HubBenefits>
	),
	join: (
		<HubBenefits {...join} columns={2}>
			<Said heading={join.said} quotes={testimonials} />
		</HubBenefits>
	),
	contact: (
		<HubContact {...contact}>
			<MailComposerForm to={organisers.email} words={composerWords} />
		</HubContact>
	),
} as const;

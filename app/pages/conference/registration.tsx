import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { PictureSplit } from '#app/sections/picture-split.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { edition } from '#content/conference/edition.ts';
import { meaning } from '#content/conference/edition-words.ts';
import { after, form, head, meta as words } from '#content/conference/registration.ts';
import { registrationWords } from '#content/forms.ts';
import { desks } from '#content/pictures/desks.ts';
import { deskSubjects } from '#content/pictures/subjects/desks.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section>
				<PictureSplit
					heading={form.heading}
					picture={{ file: desks['registration-desk'], alt: deskSubjects['registration-desk'].alt }}
					aside={<EditionLine edition={edition} words={meaning} />}
				>
					<RegistrationForm words={registrationWords} />
				</PictureSplit>
			</Section>
			<Section ground="tint">
				<Split heading={after.heading}>
					<StepList steps={after.steps} />
					<p className="btns">
						{after.links.map((link) => (
							<GoLink key={link.label} {...link} />
						))}
					</p>
				</Split>
			</Section>
		</>
	);
}

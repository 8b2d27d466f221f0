import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { PlateSplit } from '#app/sections/plate-split.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { meaning } from '#content/conference/edition-words.ts';
import { current } from '#content/conference/editions.ts';
import { after, form, head, meta as words } from '#content/conference/registration.ts';
import { registrationWords } from '#content/forms.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section>
				<PlateSplit
					heading={form.heading}
					plate="register"
					aside={<EditionLine edition={current} words={meaning} />}
				>
					<RegistrationForm words={registrationWords} />
				</PlateSplit>
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

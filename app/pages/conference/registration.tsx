import { editions } from '#app/editions/editions.ts';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionText, SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { NextSteps } from '#app/sections/conference/next-steps.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { LineLinks } from '#app/sections/line-links.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { lastOf } from '#content/conference/last-edition.ts';
import { after, beforeOf, form, metaOf, picture } from '#content/conference/registration.ts';
import { formsOf, headingsOf, leadsOf, registration } from '#content/conference/registration-words.ts';
import { AskForFee } from './ask-for-fee.tsx';

const { current, isAhead } = editions;
const before = beforeOf(current);
const last = lastOf(editions);

export function Component() {
	const beside = isAhead ? (
		<div>
			<SectionHeading heading={before.heading} />
			<LineLinks lines={before.lines} />
		</div>
	) : (
		last.figures.length > 0 && (
			<div className="stack">
				<SectionHeading heading={last.heading} />
				<LastEdition {...last} />
				<GoLink {...last.link} />
			</div>
		)
	);
	return (
		<>
			<Meta {...metaOf(editions)} />
			<FormHead
				heading={<EditionText edition={current} words={headingsOf(current)} />}
				lead={<SteadyEditionText edition={current} words={leadsOf(current)} />}
				formHeading={form.heading}
				next={<SidePicture {...picture} />}
			>
				<p>{registration.lead}</p>
				<EditionForm edition={current} words={formsOf(current)} />
			</FormHead>
			<Section className="section--close">
				<div className={beside ? 'abreast' : undefined}>
					<div>
						<SectionHeading heading={after.heading} />
						<NextSteps steps={after.steps} />
						{!isOver(current) && <AskForFee />}
					</div>
					{beside}
				</div>
			</Section>
		</>
	);
}

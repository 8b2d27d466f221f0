import { EditionRecord } from '#app/sections/conference/edition-record.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { record } from '#content/conference/left.ts';

/** What the edition left behind leads its page once it is over. */
export function RecordBand() {
	const { heading, lead, papers, rest } = record;
	return (
		<Section id="record" className="section--after">
			<SectionHeading heading={heading} lead={lead} />
			<EditionRecord papers={papers} rest={rest} />
		</Section>
	);
}

import { Cells } from '#app/sections/cells.tsx';
import { BrochurePreview } from '#app/sections/conference/brochure-preview.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { FieldBand } from '#app/sections/conference/field-band.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Book, Calendar, Document, Search, Send, UserMultiple } from '#app/widgets/icons.ts';
import { brochure } from '#content/conference/guidelines.ts';
import * as words from '#content/conference/plan.ts';

export const meta = pageMeta(words.meta);

const icons = [Document, Book, UserMultiple, Calendar, Search, Send];

export default function PlanConference() {
	const { features, leaflet } = words;
	return (
		<>
			<PageHead {...words.head}>
				<ButtonLink {...words.propose} kind="solid" />
				<DownloadButton label={leaflet.download} type={brochure.type} file={brochure.file} />
			</PageHead>
			<Section>
				<Split
					heading={leaflet.heading}
					lead={leaflet.text}
					aside={<DownloadButton label={leaflet.download} type={brochure.type} file={brochure.file} />}
				>
					<BrochurePreview file={brochure.file} words={leaflet} />
				</Split>
			</Section>
			<FieldBand heading={features.heading} lead={features.lead}>
				<Cells items={features.cells.map((cell, at) => ({ ...cell, icon: icons[at] }))} />
			</FieldBand>
		</>
	);
}

import { Cells } from '#app/sections/cells.tsx';
import { BrochureBand } from '#app/sections/conference/brochure-band.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { FieldBand } from '#app/sections/conference/field-band.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { Readers } from '#app/sections/research/readers.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Book, Calendar, Document, Search, Send, UserMultiple } from '#app/widgets/icons.ts';
import { brochure } from '#content/conference/guidelines.ts';
import { order, shares, steps } from '#content/conference/hosting.ts';
import * as words from '#content/conference/plan.ts';

const icons = [Document, Book, UserMultiple, Calendar, Search, Send];

export function Component() {
	const { features, leaflet } = words;
	return (
		<>
			<Meta {...words.meta} />
			<PageHead {...words.head}>
				<ButtonLink {...words.propose} kind="solid" />
				<DownloadButton label={leaflet.download} type={brochure.type} file={brochure.file} />
			</PageHead>
			<BrochureBand file={brochure.file} words={leaflet} />
			<FieldBand heading={features.heading} lead={features.lead}>
				<Cells items={features.cells.map((cell, at) => ({ ...cell, icon: icons[at] }))} />
			</FieldBand>
			<Section>
				<SectionHeading heading={shares.heading} lead={shares.lead} />
				<Readers groups={shares.groups} />
			</Section>
			<Section ground="tint">
				<SectionHeading {...order} />
				<Process steps={steps} />
			</Section>
		</>
	);
}

import { Cells } from '#app/sections/cells.tsx';
import { BrochureBand } from '#app/sections/conference/brochure-band.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { FieldBand } from '#app/sections/conference/field-band.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Book, Calendar, Document, Search, Send, UserMultiple } from '#app/widgets/icons.ts';
import * as words from '#content/conference/plan.ts';

const icons = [Document, Book, UserMultiple, Calendar, Search, Send];

export function Component() {
	const { features, leaflet, brochure } = words;
	return (
		<>
			<Meta {...words.meta} />
			<PageHead {...words.head}>
				<ButtonLink {...words.propose} kind="solid" />
				{brochure && <DownloadButton label={leaflet.download} type={brochure.type} file={brochure.file} />}
			</PageHead>
			{brochure && <BrochureBand file={brochure.file} words={leaflet} />}
			<FieldBand heading={features.heading} lead={features.lead}>
				<Cells items={features.cells.map((cell, at) => ({ ...cell, icon: icons[at] }))} />
			</FieldBand>
		</>
	);
}

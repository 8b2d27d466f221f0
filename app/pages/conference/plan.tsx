import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { BrochureBand } from '#app/sections/conference/brochure-band.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { DraftCells } from '#app/sections/conference/draft-cells.tsx';
import { Shares } from '#app/sections/conference/shares.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { order, shares, steps } from '#content/conference/hosting.ts';
import * as words from '#content/conference/plan.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const { features } = words;
	const { brochured } = editions;
	const { brochure } = brochured;
	const leaflet = words.leafletOf(brochured);
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead {...words.head} picture={words.headPicture}>
				<ButtonLink {...words.propose} kind="ink" />
				{brochure && <DownloadButton label={leaflet.download} type={brochure.type} file={brochure.file} />}
			</SceneHead>
			{brochure && <BrochureBand file={brochure.file} words={leaflet} />}
			<Section ground="tint" heading={features.heading} lead={features.lead}>
				<DraftCells cells={features.cells} />
			</Section>
			<Section heading={shares.heading} lead={shares.lead}>
				<Shares groups={shares.groups} />
			</Section>
			<Section ground="tint" {...order}>
				<Process steps={steps} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.calendar} />
		</>
	);
}

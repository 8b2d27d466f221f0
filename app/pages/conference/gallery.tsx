import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { head, more, photos, samples, viewer, meta as words } from '#content/conference/gallery.ts';

export const meta = pageMeta(words);

export default function Gallery() {
	return (
		<>
			<PageHead {...head} />
			<Section label={viewer.label}>
				<PhotoViewer {...viewer} photos={photos} captions eager />
			</Section>
			<Section ground="tint">
				<Split heading={more.heading} lead={more.lead}>
					<ul className="stack">
						{more.links.map((link) => (
							<li key={link.label}>
								<GoLink {...link} />
							</li>
						))}
					</ul>
				</Split>
			</Section>
			<SamplesNote text={samples} ground="tint" />
		</>
	);
}

import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import { galleryWords, meta } from '#content/conference/gallery.ts';
import type { OfEdition } from './of-edition.ts';

export function Page({ photos }: Pick<OfEdition, 'photos'>) {
	const { head, viewer, more } = galleryWords(photos);
	return (
		<>
			<Meta {...meta} />
			<PageHead {...head} />
			<Section label={viewer.label}>
				<PhotoViewer {...viewer} photos={photos.gallery} captions eager />
				<SampleMark of={photos.gallery} />
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
		</>
	);
}

import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import { head, more, photos, viewer, meta as words } from '#content/conference/gallery.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section label={viewer.label} of={photos}>
				<PhotoViewer {...viewer} photos={photos} captions eager />
				<SampleMark of={photos} />
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

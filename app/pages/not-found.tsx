import { PageHead } from '#app/sections/heads/page-head.tsx';
import { LineLinks } from '#app/sections/line-links.tsx';
import { Section } from '#app/sections/section.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { notFound } from '#content/site/error-pages.ts';

/** RT-43: says so, and shows the ways on. */
export function Component() {
	return (
		<>
			<ResponseMeta title={notFound.title} />
			<PageHead heading={notFound.heading} lead={notFound.lead} torn />
			<Section>
				<div className="split">
					<h2 className="h2">{notFound.onward}</h2>
					<LineLinks lines={notFound.ways} />
				</div>
			</Section>
		</>
	);
}

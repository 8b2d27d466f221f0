import { SearchBox } from '#app/search/search-box.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SiteMap } from '#app/sections/site-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { intro, siteMap, meta as words } from '#content/search.ts';
import { searchWords } from '#content/search-words.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...intro} />
			<Section label="Search" className="needs-script">
				<SearchBox {...searchWords} />
			</Section>
			<SiteMap groups={siteMap} />
		</>
	);
}

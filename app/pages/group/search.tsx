import { SearchBox } from '#app/search/search-box.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SiteMap } from '#app/sections/site-map.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { intro, siteMap, meta as words } from '#content/search.ts';
import { searchWords } from '#content/search-words.ts';

export const meta = pageMeta(words);

export default function SearchPage() {
	return (
		<>
			<PageHead {...intro} />
			<Section label="Search" className="needs-script">
				<SearchBox {...searchWords} />
			</Section>
			<SiteMap groups={siteMap} />
		</>
	);
}

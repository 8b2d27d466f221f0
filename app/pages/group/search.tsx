import { SearchHere } from '#app/search/search-here.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { SiteMap } from '#app/sections/site-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { intro, siteMap, meta as words } from '#content/site/search.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<FormHead {...intro}>
				<div className="needs-script">
					<SearchHere />
				</div>
				<noscript>{intro.plain}</noscript>
			</FormHead>
			<SiteMap groups={siteMap} />
		</>
	);
}

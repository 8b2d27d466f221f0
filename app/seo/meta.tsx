import { use } from 'react';
import { company } from '#content/company.ts';
import type { PageMeta } from '#content/shapes.ts';
import { canonical, paths } from '#contract/paths.ts';
import { siteTitle } from './site-title.ts';
import { Told } from './told.ts';

/** Where the site lives in public; canonical links and share cards need it in full. */
const origin: string = import.meta.env.VITE_PUBLIC_ORIGIN;

/** What a page says of itself (RT-46): title, description, canonical link, and the card of a shared link. React puts it into the head. */
export function Meta(meta: PageMeta) {
	const { path, address: own, title, description } = meta;
	if (import.meta.env.SSR) use(Told)({ meta });
	const address = origin + (own ?? canonical(paths[path]));
	return (
		<>
			<title>{siteTitle(title)}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={address} />
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={company.mark} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={address} />
			<meta property="og:image" content={`${origin}/cards/${path}.png`} />
			<meta property="og:image:alt" content={title} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

/** The head of a response page: never indexed, no address of its own. */
export function ResponseMeta({ title }: Pick<PageMeta, 'title'>) {
	return (
		<>
			<title>{siteTitle(title)}</title>
			<meta name="robots" content="noindex" />
		</>
	);
}

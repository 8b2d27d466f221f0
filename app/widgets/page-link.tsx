import type { ComponentProps } from 'react';
import type { Href } from '#content/shapes.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Href };

/** A link to a page of ours. What that page needs is fetched ahead by `use-intent.ts`; `use-travel.ts` follows it. */
export function PageLink({ to, ...link }: PageLinkProps) {
	return <a href={to} {...link} />;
}

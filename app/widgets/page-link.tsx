import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** How links travel inside the site: one page gives way to the next softly where the browser can (app/styles/travel.css). */
export const travel = {
	discover: 'none',
	viewTransition: typeof document === 'object' && 'startViewTransition' in document,
} as const;

/** A link to a page of ours. What that page needs is fetched ahead by `use-intent.ts`. */
export function PageLink(props: ComponentProps<typeof Link>) {
	return <Link {...travel} {...props} />;
}

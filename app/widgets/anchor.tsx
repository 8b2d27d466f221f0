import type { ReactNode } from 'react';
import type { Href } from '#content/shapes.ts';
import { PageLink } from './page-link.tsx';

type AnchorProps = {
	readonly to: Href;
	readonly className?: string | undefined;
	readonly children: ReactNode;
};

/** A link to a page of ours, to a section of the same page, or to an outside address or a picture in full in a new tab. */
export function Anchor({ to, className, children }: AnchorProps) {
	if (/^(https:\/|\/pictures)\//.test(to)) {
		return (
			<a className={className} href={to} target="_blank" rel="noopener">
				{children}
				<span className="vh"> (opens in a new tab)</span>
			</a>
		);
	}
	return (
		<PageLink className={className} to={to}>
			{children}
		</PageLink>
	);
}

import type { ReactNode } from 'react';

type SectionHeadingProps = {
	readonly heading: string;
	/** One sentence beside the heading. */
	readonly lead?: string | undefined;
	/** Controls at the far end. */
	readonly children?: ReactNode;
};

/** A heading over the full width: the heading, one sentence, controls. */
export function SectionHeading({ heading, lead, children }: SectionHeadingProps) {
	return (
		<div className="sechead">
			<h2 className="h2">{heading}</h2>
			{lead === undefined ? null : <p>{lead}</p>}
			{children}
		</div>
	);
}

/** A heading at the left, the matter at the right, from 1024 px up. */
export function Split({
	heading,
	lead,
	aside,
	children,
}: SectionHeadingProps & { readonly aside?: ReactNode }) {
	return (
		<div className="split">
			<div className="split__head">
				<h2 className="h2">{heading}</h2>
				{lead === undefined ? null : <p className="lead">{lead}</p>}
				{aside}
			</div>
			<div>{children}</div>
		</div>
	);
}

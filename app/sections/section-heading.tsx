import type { ReactNode } from 'react';

type SectionHeadingProps = {
	readonly heading: string;
	/** One sentence beside the heading. */
	readonly lead?: string | undefined;
};

/** A heading over the full width: the heading, and one sentence. */
export function SectionHeading({ heading, lead }: SectionHeadingProps) {
	return (
		<div className="sechead">
			<h2 className="h2">{heading}</h2>
			{lead === undefined ? null : <p>{lead}</p>}
		</div>
	);
}

/** A heading at the left, the matter at the right, from 1024 px up. */
export function Split({
	heading,
	lead,
	aside,
	children,
}: SectionHeadingProps & { readonly aside?: ReactNode; readonly children: ReactNode }) {
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

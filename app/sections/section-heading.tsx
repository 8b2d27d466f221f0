import type { ReactNode } from 'react';
import { SampleMark } from '#app/widgets/sample-mark.tsx';

type SectionHeadingProps = {
	readonly heading: string;
	/** One sentence beside the heading. */
	readonly lead?: string | undefined;
	/** What the section shows, so that it is marked while any of it is a sample. */
	readonly records?: readonly object[];
};

/** A heading over the full width: the heading, and one sentence. */
export function SectionHeading({ heading, lead, records = [] }: SectionHeadingProps) {
	return (
		<div className="sechead">
			<h2 className="h2">{heading}</h2>
			{lead === undefined ? (
				<SampleMark of={records} />
			) : (
				<div>
					<p>{lead}</p>
					<SampleMark of={records} />
				</div>
			)}
		</div>
	);
}

/** A heading at the left, the matter at the right, from 1024 px up. */
export function Split({
	heading,
	lead,
	records = [],
	aside,
	children,
}: SectionHeadingProps & { readonly aside?: ReactNode; readonly children: ReactNode }) {
	return (
		<div className="split">
			<div className="split__head">
				<h2 className="h2">{heading}</h2>
				{lead === undefined ? null : <p className="lead">{lead}</p>}
				<SampleMark of={records} />
				{aside}
			</div>
			<div>{children}</div>
		</div>
	);
}

import type { ReactNode } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import { unbroken } from '#app/widgets/unbroken.tsx';

export type SectionHeadingProps = {
	readonly heading: string;
	/** One sentence below the heading. */
	readonly lead?: ReactNode;
	/** What the section shows, so that it is marked while any of it is a sample. */
	readonly records?: readonly unknown[] | undefined;
	/** What the mark says, where nothing stands in for what is missing. */
	readonly pending?: string | undefined;
};

/** A heading, one sentence below it. */
export function Heading({ heading, lead, records = [], pending }: SectionHeadingProps) {
	return (
		<>
			<Headline as="h2" heading={unbroken(heading)} of={records} pending={pending} />
			{lead === undefined ? null : <p className="lead">{unbroken(lead)}</p>}
		</>
	);
}

/** A heading over the full width, one sentence below it; what belongs to the whole section ends the line at the right. */
export function SectionHeading({
	children,
	...said
}: SectionHeadingProps & { readonly children?: ReactNode }) {
	return (
		<div className="sechead">
			<Heading {...said} />
			{children === undefined ? null : <div className="sechead__end">{children}</div>}
		</div>
	);
}

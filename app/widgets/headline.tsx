import type { ReactNode } from 'react';
import { SampleMark, type SampleMarkProps } from './sample-mark.tsx';

type HeadlineProps = SampleMarkProps & {
	readonly heading: ReactNode;
	readonly as: 'h1' | 'h2' | 'h3';
	/** How large it is, where that is not what its level says. */
	readonly size?: 'display' | 'h3' | 'h4' | undefined;
	/** The title of a page, which may take several lines. */
	readonly long?: boolean;
};

/** A heading, and the mark of what is shown below it. */
export function Headline({ heading, as: Heading, size, long = false, ...mark }: HeadlineProps) {
	return (
		<div className={long ? 'headline headline--long' : 'headline'}>
			<Heading className={size ?? Heading}>{heading}</Heading>
			<SampleMark {...mark} />
		</div>
	);
}

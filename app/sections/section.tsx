import { type ReactNode, Suspense } from 'react';
import { Reveal } from '#app/widgets/reveal.tsx';
import type { Thread } from '#content/shapes.ts';
import { Heading, SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

/** With a heading, unless what it shows brings one itself. */
type SectionProps = Partial<Omit<SectionHeadingProps, 'records'>> & {
	readonly id?: string;
	readonly ground?: 'paper' | 'tint' | 'wash';
	/** The division, where it is another than the page's. */
	readonly thread?: Thread;
	/** Names the section for those who listen, where it has no heading. */
	readonly label?: string;
	readonly className?: string | undefined;
	/**
	 * The records that it shows. While any is a sample, the heading bears a mark; without any, the section is left out, and
	 * only its place stays for links that lead there.
	 */
	readonly of?: readonly unknown[];
	/** From 1024 px up the heading stands at the left, the matter at the right. */
	readonly split?: boolean;
	/** Ends the line of the heading; stands below it where the section is split. */
	readonly end?: ReactNode;
	/** Lets what stands below the heading rise when it comes into view. */
	readonly reveal?: boolean;
	readonly children: ReactNode;
};

const grounds = { paper: '', tint: ' section--tint', wash: ' section--wash' } as const;

/**
 * A band of a page; between two bands of the same ground a line is drawn. React hydrates each
 * band by itself, so that a slow phone is never blocked for the whole page.
 */
export function Section(props: SectionProps) {
	const { id, ground = 'paper', thread, label, className, of } = props;
	if (of?.length === 0) return id === undefined ? null : <div id={id} />;
	return (
		<section
			id={id}
			className={`section${grounds[ground]}${className === undefined ? '' : ` ${className}`}`}
			data-thread={thread}
			aria-label={label}
		>
			<i className="weft" aria-hidden="true" />
			<div className="wrap">
				<Suspense>{matterOf(props)}</Suspense>
			</div>
		</section>
	);
}

function matterOf({ heading, lead, of, pending, split, end, reveal, children }: SectionProps): ReactNode {
	const matter = reveal ? <Reveal>{children}</Reveal> : children;
	if (heading === undefined) return matter;
	const words = { heading, lead, records: of, pending };
	if (split)
		return (
			<div className="split">
				<div className="split__head">
					<Heading {...words} />
					{end}
				</div>
				<div>{matter}</div>
			</div>
		);
	return (
		<>
			<SectionHeading {...words}>{end}</SectionHeading>
			{matter}
		</>
	);
}

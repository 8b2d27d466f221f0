import { type ReactNode, Suspense } from 'react';
import type { Thread } from '#content/shapes.ts';

type SectionProps = {
	readonly id?: string;
	readonly ground?: 'paper' | 'tint' | 'wash';
	/** The division, where it is another than the page's. */
	readonly thread?: Thread;
	/** Names the section for those who listen, where it has no heading. */
	readonly label?: string;
	readonly className?: string | undefined;
	/** The records that it shows: without any, the section is left out, and only its place stays for links that lead there. */
	readonly of?: readonly unknown[];
	readonly children: ReactNode;
};

const grounds = { paper: '', tint: ' section--tint', wash: ' section--wash' } as const;

/**
 * A band of a page; between two bands of the same ground a line is drawn. React hydrates each
 * band by itself, so that a slow phone is never blocked for the whole page.
 */
export function Section({ id, ground = 'paper', thread, label, className, of, children }: SectionProps) {
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
				<Suspense>{children}</Suspense>
			</div>
		</section>
	);
}

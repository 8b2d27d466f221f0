import type { ReactNode } from 'react';
import { useReveal } from '#app/behaviours/use-reveal.ts';
import css from './reveal.module.css';

/** Lets what is inside rise when a tenth of it comes into view (REVEAL-1). */
export function Reveal({
	children,
	className = '',
}: {
	readonly children: ReactNode;
	readonly className?: string | undefined;
}) {
	const ref = useReveal<HTMLDivElement>();
	return (
		<div ref={ref} className={`${css.reveal} ${className}`.trim()}>
			{children}
		</div>
	);
}

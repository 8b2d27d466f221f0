import type { ReactNode } from 'react';
import { useReveal } from '#app/behaviours/use-reveal.ts';
import css from './reveal.module.css';

/** Lets what is inside rise when a tenth of it comes into view (REVEAL-1). */
export function Reveal({ children }: { readonly children: ReactNode }) {
	const ref = useReveal<HTMLDivElement>();
	return (
		<div ref={ref} className={css.reveal}>
			{children}
		</div>
	);
}

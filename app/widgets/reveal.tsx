import type { ReactNode } from 'react';
import css from './reveal.module.css';

/** Lets what is inside rise when a tenth of it comes into view (REVEAL-1), by `useReveals`. */
export function Reveal({ children }: { readonly children: ReactNode }) {
	return (
		<div data-reveal="" className={css.reveal}>
			{children}
		</div>
	);
}

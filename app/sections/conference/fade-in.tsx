import type { ReactNode } from 'react';
import css from './fade-in.module.css';

/** WEB-1: what is inside fades in when the page is loaded. */
export function FadeIn({ children }: { readonly children: ReactNode }) {
	return <div className={css.fade}>{children}</div>;
}

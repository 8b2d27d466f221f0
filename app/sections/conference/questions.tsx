import type { ReactNode } from 'react';
import css from './questions.module.css';

/** An accordion over the full width: in two columns from 1024 px up, what can be told without opening below each question. */
export function Questions({ children }: { readonly children: ReactNode }) {
	return <div className={css.questions}>{children}</div>;
}

import type { ReactNode } from 'react';
import css from './people-columns.module.css';

/** The speakers and the patrons abreast while they are short; whoever has more to show takes the whole width. */
export function PeopleColumns({ children }: { children: ReactNode }) {
	return <div className={css.people}>{children}</div>;
}

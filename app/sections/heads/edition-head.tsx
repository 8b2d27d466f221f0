import type { ReactNode } from 'react';
import { Art } from '#app/widgets/art.tsx';
import css from './edition-head.module.css';

type EditionHeadProps = {
	/** The line above the name. */
	readonly kind: string;
	readonly name: string;
	readonly year: string;
	/** Both are left out while they are not set. */
	readonly when: string | undefined;
	readonly where: string | undefined;
	/** The ways on, then where the edition stands. */
	readonly children: ReactNode;
};

/** The marigold field that opens the page of an edition: its name as large as the page allows (CONF-1). */
export function EditionHead({ kind, name, year, when, where, children }: EditionHeadProps) {
	const line = [when, where].filter(Boolean).join(', ');
	return (
		<div className={`${css.head} on-field`}>
			<div className={`wrap ${css.inner}`}>
				<p className={css.kind}>{kind}</p>
				<h1 className={`mega ${css.name}`}>
					<span>{`${name} `}</span>
					<span className={css.year}>{year}</span>
				</h1>
				{line && <p className={css.when}>{line}</p>}
				<div className={`btns ${css.ways}`}>{children}</div>
				<Art of="marigold" className={css.plant} />
			</div>
		</div>
	);
}

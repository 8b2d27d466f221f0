import type { ReactNode } from 'react';
import { Art } from '#app/widgets/art.tsx';
import css from './edition-hero.module.css';

type EditionHeroProps = {
	/** The line above the name. */
	readonly kind: string;
	readonly name: string;
	readonly year: string;
	/** Both are left out while they are not set. */
	readonly when: string | undefined;
	readonly where: string | undefined;
	/** Where the edition stands, then the ways on. */
	readonly children: ReactNode;
};

/** The marigold field that opens the page of an edition: its name as large as the page allows (CONF-1). */
export function EditionHero({ kind, name, year, when, where, children }: EditionHeroProps) {
	return (
		<div className={`${css.hero} on-field`}>
			<div className={`wrap ${css.inner}`}>
				<p className={css.kind}>{kind}</p>
				<h1 className={`mega ${css.name}`}>
					<span>{`${name} `}</span>
					<span className={css.year}>{year}</span>
				</h1>
				{(when ?? where) !== undefined && (
					<p className={css.when}>
						<span>{when}</span>
						{when !== undefined && where !== undefined && <br />}
						<span>{where}</span>
					</p>
				)}
				{children}
				<Art of="marigold" className={css.plant} />
			</div>
		</div>
	);
}

import { Anchor } from '#app/widgets/anchor.tsx';
import type { Contents } from '#content/shapes.ts';
import css from './contents-list.module.css';

/** Whether a name and its answer are too long to share a line of a phone. */
const isLong = (name: string, short = '') => name.length + short.length > 30;

/** The contents of a page as a book has them; or `across` the page, below a head with a picture. */
export function ContentsList({ label, entries, across = false }: Contents & { readonly across?: boolean }) {
	if (entries.length === 0) return null;
	return (
		<nav className={`selvedge ${css.contents} ${across ? css.across : ''}`.trim()} aria-label={label}>
			<p className={css.label} aria-hidden="true">
				{label}
			</p>
			<ol>
				{entries.map(({ name, short, to }) => (
					<li key={name} className={isLong(name, short) ? css.long : undefined}>
						<Anchor to={to}>
							<b>{name}</b>
							{short === undefined ? null : <span>{short}</span>}
						</Anchor>
					</li>
				))}
			</ol>
		</nav>
	);
}

import type { ReactNode, ToggleEvent } from 'react';
import type { Language } from '#content/shapes.ts';
import css from './accordion.module.css';

type FoldProps = {
	/** Names what is inside, so that a link can open it. */
	readonly id?: string | undefined;
	/** Of all with the same name one is open. */
	readonly name?: string;
	/** Open from the start. */
	readonly open?: boolean;
	readonly heading: ReactNode;
	/** What can be told without opening it, at the end of the line. */
	readonly fact?: ReactNode;
	readonly lang?: Language | undefined;
	readonly onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void;
	readonly children: ReactNode;
};

/** One line that opens; native, needs no script. */
export function Fold({ id, heading, fact, children, ...details }: FoldProps) {
	return (
		<details className={css.item} {...details}>
			<summary className={css.question}>
				<h3 className={css.heading}>{heading}</h3>
				{fact && <span className={css.fact}>{fact}</span>}
				<span className={css.plus} aria-hidden="true" />
			</summary>
			<div className={css.answer} id={id}>
				{children}
			</div>
		</details>
	);
}

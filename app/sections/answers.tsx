import type { ReactNode } from 'react';
import css from './answers.module.css';

export type Answer = { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] };

type AnswersProps = {
	readonly items: readonly Answer[];
	/** Below the last of them, in the column of their text. */
	readonly children?: ReactNode;
};

/** Headings with a few paragraphs each, in one measure of reading. */
export function Answers({ items, children }: AnswersProps) {
	return (
		<div className={css.answers}>
			{items.map(({ id, title, paragraphs }) => (
				<section key={id} id={id}>
					<h2 className="h3">{title}</h2>
					{paragraphs.map((words) => (
						<p key={words}>{words}</p>
					))}
				</section>
			))}
			<div className={css.after}>{children}</div>
		</div>
	);
}

import type { ReactNode } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import css from './answers.module.css';

export type Answer = {
	readonly id: string;
	readonly title: string;
	readonly paragraphs: readonly string[];
	/** Below the paragraphs. */
	readonly more?: ReactNode;
	/** What `more` shows, so that the heading is marked while any of it is a sample. */
	readonly records?: readonly object[];
};

/** Headings with a few paragraphs each, in the columns of the page's head. */
export function Answers({ items }: { readonly items: readonly Answer[] }) {
	return (
		<div className={css.answers}>
			{items.map(({ id, title, paragraphs, more, records = [] }) => (
				<section key={id} id={id}>
					<Headline as="h2" size="h3" heading={title} of={records} />
					<div className={css.text}>
						{paragraphs.map((words) => (
							<p key={words}>{words}</p>
						))}
						{more}
					</div>
				</section>
			))}
		</div>
	);
}

import css from './answers.module.css';

export type Answer = { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] };

/** Headings with a few paragraphs each, in one measure of reading. */
export function Answers({ items }: { items: readonly Answer[] }) {
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
		</div>
	);
}

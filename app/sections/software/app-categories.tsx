import type { AppCategory } from '#content/shapes.ts';
import css from './app-categories.module.css';

/** Kinds of app with examples of each: one strip of cloth runs down beside them, in another weave for each (MOB-1). */
export function AppCategories({ categories }: { categories: readonly AppCategory[] }) {
	return (
		<ul className={`paler cloth-strips ${css.categories}`}>
			{categories.map(({ title, description, examples }) => (
				<li key={title}>
					<h3 className="h2">{title}</h3>
					<p>{description}</p>
					<ul className={css.examples} aria-label={`Examples of ${title.toLowerCase()} apps`}>
						{examples.map((example) => (
							<li key={example}>{example}</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

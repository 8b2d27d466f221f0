import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import css from './search-questions.module.css';

/** Questions as people type them: a drawing in words, for the search page. */
export function SearchQuestions({ label, questions }: { label: string; questions: readonly string[] }) {
	return (
		<ul className={css.questions} aria-label={label}>
			{questions.map((question) => (
				<li key={question}>
					<Icon of={Search} className={css.icon} />
					{question}
				</li>
			))}
		</ul>
	);
}

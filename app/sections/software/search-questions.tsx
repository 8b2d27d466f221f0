import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import css from './search-questions.module.css';

/** Questions as people type them, each drawn as a search field: no control, words to read. */
export function SearchQuestions({ label, questions }: { label: string; questions: readonly string[] }) {
	return (
		<div className={css.questions}>
			<p>{label}</p>
			<ul>
				{questions.map((question) => (
					<li key={question}>
						<Icon of={Search} />
						<span>{question}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

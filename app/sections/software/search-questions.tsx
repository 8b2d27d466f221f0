import css from './search-questions.module.css';

type SearchQuestionsProps = {
	readonly questions: readonly string[];
	/** What all of them should lead to. */
	readonly target: string;
};

/** Questions as people type them into a search: threads run from each into one cloth, the site that answers them. */
export function SearchQuestions({ questions, target }: SearchQuestionsProps) {
	return (
		<div className={css.questions}>
			<ul>
				{questions.map((question) => (
					<li key={question}>
						<span>{question}</span>
					</li>
				))}
			</ul>
			<p className={`on-field ${css.target}`}>{target}</p>
		</div>
	);
}

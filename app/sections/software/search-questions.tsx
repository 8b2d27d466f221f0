import css from './search-questions.module.css';

/** Questions as people type them into a search. */
export function SearchQuestions({ label, questions }: { label: string; questions: readonly string[] }) {
	return (
		<div className={css.questions}>
			<p>{label}</p>
			<ul>
				{questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
		</div>
	);
}

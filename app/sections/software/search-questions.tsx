import css from './search-questions.module.css';

/** Questions as people type them into a search; a stitch leads from each to one thread, the site that answers them. */
export function SearchQuestions({ label, questions }: { label: string; questions: readonly string[] }) {
	return (
		<div className={css.questions}>
			<p className="h4">{label}</p>
			<ul>
				{questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
		</div>
	);
}

import css from './search-questions.module.css';

type SearchQuestionsProps = {
	readonly label: string;
	readonly questions: readonly string[];
	/** What all of them should lead to. */
	readonly target: string;
};

/** Questions as people type them into a search; a stitch leads from each to the site that answers them. */
export function SearchQuestions({ label, questions, target }: SearchQuestionsProps) {
	return (
		<div className={css.all}>
			<p className="h4">{label}</p>
			<div className={css.questions}>
				<ul>
					{questions.map((question) => (
						<li key={question}>{question}</li>
					))}
				</ul>
				<p className={css.target}>{target}</p>
			</div>
		</div>
	);
}

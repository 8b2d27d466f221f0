import css from './lint-threads.module.css';

const threads = Array.from({ length: 10 }, (_, at) => at);

/** FOOT-5: ten loose threads that drift above the footer's text, never across it. */
export function LintThreads() {
	return (
		<div className={css.lint} aria-hidden="true">
			{threads.map((thread) => (
				<i key={thread} />
			))}
		</div>
	);
}

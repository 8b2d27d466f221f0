import css from './lint-threads.module.css';

const threads = Array.from({ length: 10 }, (_, at) => at);

/** FOOT-5: ten ends of the warp that hang from the hem above the footer and sway, never across its text. */
export function LintThreads() {
	return (
		<div className={css.lint} aria-hidden="true">
			{threads.map((thread) => (
				<i key={thread} />
			))}
		</div>
	);
}

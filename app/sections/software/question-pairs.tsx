import type { ComponentProps } from 'react';
import { Accordion } from '#app/widgets/accordion.tsx';
import css from './question-pairs.module.css';

/** Questions two to a row, from 1024 px up (WDEV-3). */
export function QuestionPairs(questions: ComponentProps<typeof Accordion>) {
	return (
		<div className={css.pairs}>
			<Accordion {...questions} />
		</div>
	);
}

import type { ComponentProps } from 'react';
import { Accordion } from '#app/widgets/accordion.tsx';
import css from './questions.module.css';

/** An accordion over the full width: in two columns from 1024 px up, what can be told without opening below each question (FAQ-1, WDEV-3). */
export function Questions(questions: ComponentProps<typeof Accordion>) {
	return (
		<div className={css.questions}>
			<Accordion {...questions} />
		</div>
	);
}

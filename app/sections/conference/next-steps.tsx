import { TextList } from '#app/widgets/text-list.tsx';
import css from './next-steps.module.css';

/** What happens once a form is sent, in two or three large steps on one thread. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
	return <TextList of={steps} numbered className={css.steps} />;
}

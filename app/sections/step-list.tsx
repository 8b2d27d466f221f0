import { TextList } from '#app/widgets/text-list.tsx';
import css from './step-list.module.css';

/** What happens, one numbered line after another. */
export function StepList({ steps }: { steps: readonly string[] }) {
	return <TextList of={steps} numbered className={css.steps} />;
}

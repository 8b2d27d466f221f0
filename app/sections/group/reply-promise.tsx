import { Icon } from '#app/widgets/icon.tsx';
import { Time } from '#app/widgets/icons.ts';
import css from './reply-promise.module.css';

/** How soon one hears back. */
export function ReplyPromise({ text }: { text: string }) {
	return (
		<p className={css.promise}>
			<Icon of={Time} />
			{text}
		</p>
	);
}

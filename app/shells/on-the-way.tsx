import { useNavigation } from 'react-router';
import { useLive } from '#app/behaviours/use-live.ts';
import { onTheWay } from '#content/odds.ts';
import css from './on-the-way.module.css';

/** Says that the next page is on its way, where it does not come at once (ERR-2). */
export function OnTheWay() {
	const waiting = useNavigation().state === 'loading';
	const live = useLive();
	return live ? (
		<p role="status" className={css.way}>
			{waiting && <span>{onTheWay}</span>}
		</p>
	) : null;
}

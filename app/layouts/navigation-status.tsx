import { useNavigation } from 'react-router';
import { pageIsLoading } from '#content/odds.ts';
import css from './navigation-status.module.css';

/** Says that the next page is loading, where it does not come at once (ERR-2). */
export function NavigationStatus() {
	const loading = useNavigation().state === 'loading';
	return (
		<p role="status" className={css.status}>
			{loading && <span>{pageIsLoading}</span>}
		</p>
	);
}

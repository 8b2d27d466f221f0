import styles from './alert.module.css';

/** What the server found wrong with a form that was sent without script; it writes the list here. Empty, it is not seen. */
export function Problems({ list }: { readonly list: string }) {
	return (
		<div className={`${styles.alert} ${styles.problems}`} data-tone="error" role="alert">
			{list}
		</div>
	);
}

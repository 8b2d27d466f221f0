import styles from './submit-button.module.css';

type SubmitButtonProps = { readonly label: string; readonly busy: boolean; readonly busyLabel: string };

/** Weaves while it waits and keeps its width. */
export function SubmitButton({ label, busy, busyLabel }: SubmitButtonProps) {
	return (
		<>
			<button type="submit" className={`btn btn--solid ${styles.button}`} aria-disabled={busy || undefined}>
				<span className={busy ? styles.away : undefined}>{label}</span>
				{busy && (
					<span className={styles.busy}>
						<span className={styles.loom} aria-hidden="true" />
						<span>{busyLabel}</span>
					</span>
				)}
			</button>
			<span className="vh" role="status">
				{busy ? busyLabel : ''}
			</span>
		</>
	);
}

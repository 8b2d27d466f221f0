import type { Ref } from 'react';
import type { FormWords } from '#content/shapes.ts';
import { Alert } from './alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Receipt } from './receipt.tsx';
import styles from './submission-form.module.css';
import type { FormState } from './submission-state.ts';

type SubmissionNoticeProps = {
	readonly form: string;
	readonly fields: readonly { readonly name: string; readonly label: string; readonly type?: string }[];
	readonly state: FormState;
	readonly words: FormWords;
	readonly onAway: () => void;
	readonly ref: Ref<HTMLDivElement>;
};

/** What stands above the fields once the button was pressed: what to mend, why it failed, or the receipt. */
export function SubmissionNotice({ form, fields, state, words, onAway, ref }: SubmissionNoticeProps) {
	if (state.is === 'mending')
		return (
			<div className={styles.notice}>
				<ErrorSummary form={form} errors={state.errors} ref={ref} />
			</div>
		);
	if (state.is === 'failed')
		return (
			<div className={styles.notice}>
				<Alert tone="error" words={words.failed} ref={ref}>
					<p>{words.troubles[state.trouble]}</p>
				</Alert>
				{Object.keys(state.errors).length > 0 && <ErrorSummary form={form} errors={state.errors} />}
			</div>
		);
	if (state.is === 'sent')
		return (
			<div className={styles.notice}>
				<Alert tone="ok" words={words.sent} quiet={state.kept} ref={ref} />
				<Receipt
					words={words}
					reference={state.reference}
					lines={receiptLines(fields, state.submission)}
					onAway={onAway}
				/>
			</div>
		);
	return null;
}

function receiptLines(fields: SubmissionNoticeProps['fields'], submission: Readonly<Record<string, string>>) {
	return fields.map(({ name, label, type }) => ({
		label,
		words: submission[name] ?? '',
		long: type === 'textarea',
	}));
}

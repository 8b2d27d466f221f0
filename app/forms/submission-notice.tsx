import type { Ref } from 'react';
import type { FormWords } from '#content/shapes.ts';
import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import { Alert } from './alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Receipt } from './receipt.tsx';
import styles from './submission-form.module.css';
import type { FormState } from './submission-state.ts';

type SubmissionNoticeProps = {
	readonly kind: SubmissionKind;
	readonly state: FormState;
	readonly words: FormWords;
	readonly onAway: () => void;
	readonly ref: Ref<HTMLDivElement>;
};

/** What stands above the fields once the button was pressed: what to mend, why it failed, or the receipt. */
export function SubmissionNotice({ kind, state, words, onAway, ref }: SubmissionNoticeProps) {
	if (state.is === 'mending')
		return (
			<div className={styles.notice}>
				<ErrorSummary form={kind} errors={state.errors} ref={ref} />
			</div>
		);
	if (state.is === 'failed')
		return (
			<div className={styles.notice}>
				<Alert tone="error" words={words.failed} ref={ref}>
					<p>{words.troubles[state.trouble]}</p>
				</Alert>
				{Object.keys(state.errors).length > 0 && <ErrorSummary form={kind} errors={state.errors} />}
			</div>
		);
	if (state.is === 'sent')
		return (
			<div className={styles.notice}>
				<Alert tone="ok" words={words.sent} quiet={state.kept} ref={ref} />
				<Receipt
					words={words}
					reference={state.reference}
					lines={receiptLines(kind, words, state.submission)}
					onAway={onAway}
				/>
			</div>
		);
	return null;
}

/** What was sent, field by field; a field that was left empty is not spoken of. */
function receiptLines(kind: SubmissionKind, { labels }: FormWords, sent: Readonly<Record<string, string>>) {
	return fieldsOf(kind)
		.map(([name, { kind }]) => ({ label: labels[name], words: sent[name] ?? '', long: kind === 'text' }))
		.filter(({ words }) => words !== '');
}

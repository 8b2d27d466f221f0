import type { Ref } from 'react';
import type { LetterWords } from '#content/shapes.ts';
import { Alert } from './alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './letter-form.module.css';
import type { LetterState } from './letter-state.ts';
import { Receipt } from './receipt.tsx';

type LetterNoticeProps = {
	readonly form: string;
	readonly fields: readonly { readonly name: string; readonly label: string; readonly type?: string }[];
	readonly state: LetterState;
	readonly words: LetterWords;
	readonly ref: Ref<HTMLDivElement>;
};

/** What stands above the fields once the button was pressed: what to mend, why it failed, or the receipt. */
export function LetterNotice({ form, fields, state, words, ref }: LetterNoticeProps) {
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
				<Alert tone="ok" words={words.sent} ref={ref} />
				<Receipt words={words} reference={state.reference} lines={receiptLines(fields, state.letter)} />
			</div>
		);
	return null;
}

function receiptLines(fields: LetterNoticeProps['fields'], letter: Readonly<Record<string, string>>) {
	return fields
		.filter(({ type }) => type !== 'textarea')
		.map(({ name, label }) => ({ label, words: letter[name] ?? '' }));
}

import type { Ref } from 'react';
import type { FormWords } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { Alert } from './alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FormState, leftWrong } from './submission-state.ts';

type SubmissionNoticeProps = {
	readonly kind: SubmissionKind;
	readonly state: FormState;
	readonly words: FormWords;
	readonly ref: Ref<HTMLDivElement>;
};

/** What stands above the fields once the button was pressed: why it failed, and what is still to mend. */
export function SubmissionNotice({ kind, state, words, ref }: SubmissionNoticeProps) {
	const left = leftWrong(state);
	const isWrong = Object.keys(left).length > 0;
	const isFailed = state.is === 'failed';
	if (!isFailed && !isWrong) return null;
	return (
		<div className="stack">
			{isFailed && (
				<Alert tone="error" words={words.failed} ref={ref}>
					<p>{words.troubles[state.trouble]}</p>
				</Alert>
			)}
			{isWrong && <ErrorSummary form={kind} errors={left} ref={isFailed ? null : ref} />}
		</div>
	);
}

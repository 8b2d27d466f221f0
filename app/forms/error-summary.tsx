import { type MouseEvent, type Ref, useId } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { WarningFilled } from '#app/widgets/icons.ts';
import type { FieldErrors } from '#contract/submissions.ts';
import styles from './alert.module.css';

type ErrorSummaryProps = {
	/** The form's name; a field's id is `<form>-<field>`. */
	readonly form: string;
	readonly errors: FieldErrors;
	readonly ref?: Ref<HTMLDivElement>;
};

/** What is wrong with a submission, above it: takes the focus, and each line leads to its field; `form` is about the whole. */
export function ErrorSummary({ form, errors, ref }: ErrorSummaryProps) {
	const heading = useId();
	return (
		<div
			className={styles.alert}
			data-tone="error"
			role="alert"
			aria-labelledby={heading}
			tabIndex={-1}
			ref={ref}
		>
			<Icon of={WarningFilled} size={20} />
			<div>
				<p id={heading}>
					<b>There is a problem</b>
				</p>
				<ul className={styles.list}>
					{Object.entries(errors).map(([field, words]) => (
						<li key={field}>
							{field === 'form' ? (
								<span>{words}</span>
							) : (
								<a href={`#${form}-${field}`} onClick={goToField}>
									{words}
								</a>
							)}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/** A link of the summary puts the visitor into the field, with its label in sight. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (field === null) return;
	event.preventDefault();
	document.querySelector(`label[for="${field.id}"]`)?.scrollIntoView();
	field.focus({ preventScroll: true });
}

import { useState } from 'react';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { View, ViewOff } from '#app/widgets/icons.ts';
import type { PasswordWords } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import { Alert } from './alert.tsx';
import { Field } from './field.tsx';
import { documentAction } from './form-action.ts';
import styles from './password-form.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { usePassword } from './use-password.ts';

type PasswordFormProps = {
	readonly id: DocumentId;
	readonly words: PasswordWords;
	readonly asking: ReturnType<typeof usePassword>;
};

/** Asks for the password of a guarded document (PROC-2, PROC-3). Without script the browser posts it by itself. */
export function PasswordForm({ id, words, asking }: PasswordFormProps) {
	const live = useHydrated();
	const [shown, setShown] = useState(false);
	return (
		<form
			className={`stack ${styles.form}`}
			method="post"
			action={documentAction(id)}
			noValidate={live}
			onSubmit={asking.submit}
			onReset={() => setShown(false)}
			ref={asking.form}
		>
			<p className="soft">{words.explain}</p>
			<Field
				id={`password-${id}`}
				name="password"
				label={words.label}
				type={shown ? 'text' : 'password'}
				autoComplete="current-password"
				required
				error={asking.problem}
				errorAt="foot"
				aside={
					<button
						type="button"
						className={`needs-script ${styles.peek}`}
						aria-pressed={shown}
						onClick={() => setShown(!shown)}
					>
						<Icon of={shown ? ViewOff : View} />
						<span className="vh">{words.show}</span>
					</button>
				}
			/>
			{asking.trouble && <Alert tone="error" words={asking.trouble} />}
			<div className="btns">
				<SubmitButton label={words.submit} busy={asking.busy} busyLabel={words.busy} />
				<button type="submit" formMethod="dialog" formNoValidate className="btn btn--line needs-script">
					{words.cancel}
				</button>
			</div>
		</form>
	);
}

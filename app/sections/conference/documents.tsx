import { useRef } from 'react';
import { PasswordForm } from '#app/forms/password-form.tsx';
import { usePassword } from '#app/forms/use-password.ts';
import { Dialog } from '#app/widgets/dialog.tsx';
import { DialogButton } from '#app/widgets/dialog-button.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { DocumentPdf, Locked } from '#app/widgets/icons.ts';
import type { PasswordWords } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import css from './documents.module.css';

type ListedDocument = { readonly id: DocumentId; readonly title: string; readonly description: string };
type Words = { readonly words: PasswordWords };

/** The guarded documents side by side. */
export function Documents({ documents, words }: Words & { readonly documents: readonly ListedDocument[] }) {
	return (
		<ul className={css.documents}>
			{documents.map((document) => (
				<GuardedDocument key={document.id} {...document} words={words} />
			))}
		</ul>
	);
}

/** A document behind a password dialog (PROC-2, PROC-3). Without script the form is open on the page. */
export function GuardedDocument({ id, title, description, words }: Words & ListedDocument) {
	const dialog = useRef<HTMLDialogElement>(null);
	const asking = usePassword(id, words, () => dialog.current?.close());
	return (
		<li className={css.document}>
			<Icon of={DocumentPdf} size={32} className={css.icon} />
			<h3 className="h3">{title}</h3>
			<p className="soft">{description}</p>
			<DialogButton opens={`open-${id}`} className={`btn btn--solid needs-script ${css.open}`}>
				<Icon of={Locked} />
				<span>{words.open}</span>
				<span className="vh">{`(${title})`}</span>
			</DialogButton>
			<Dialog id={`open-${id}`} title={title} focus="field" ref={dialog} onClose={asking.forget}>
				<PasswordForm id={id} words={words} asking={asking} />
			</Dialog>
		</li>
	);
}

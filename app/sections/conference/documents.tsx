import type { PasswordWords } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import css from './documents.module.css';
import { GuardedDocument } from './guarded-document.tsx';

type DocumentsProps = {
	readonly documents: readonly {
		readonly id: DocumentId;
		readonly title: string;
		readonly description: string;
	}[];
	readonly words: PasswordWords;
};

/** The guarded documents side by side. */
export function Documents({ documents, words }: DocumentsProps) {
	return (
		<ul className={css.documents}>
			{documents.map((document) => (
				<GuardedDocument key={document.id} {...document} words={words} />
			))}
		</ul>
	);
}

import type { FieldErrors } from '#contract/submissions.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Resource } from './read-build.ts';

/** What was typed, by field, to stand in the form again. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a response page says. */
export type ResponseWords = {
	readonly reference?: string;
	/** What it was about. */
	readonly about?: string | undefined;
	/** When it was received, in words. */
	readonly when?: string;
	readonly errors?: FieldErrors;
	readonly typed?: Typed;
};

/** Puts words into the places of a response page, such as `%%name%%`. Everything put in is escaped; unknown places become empty. */
export function fill({ plain }: Resource, { errors = {}, typed = {}, ...said }: ResponseWords): string {
	const problems = Object.values(errors).map((words) => `<li>${escapeHtml(words)}</li>`);
	const values: Typed = { ...typed, ...said };
	return plain.toString().replace(/%%(\w+)%%/g, (_, place: string) => {
		if (place === 'errors') return problems.length > 0 ? `<ul>${problems.join('')}</ul>` : '';
		const value = Object.hasOwn(values, place) ? values[place] : '';
		return typeof value === 'string' ? escapeHtml(value) : '';
	});
}

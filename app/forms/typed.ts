import { addsTo, isFilled } from '#contract/filled.ts';
import { fieldsOf, metadataFields, type SubmissionKind } from '#contract/submissions.ts';
import type { Texts } from './texts.ts';

/** Whether a field is not part of the submission. */
const isBeside = (name: string): boolean => Object.values<string>(metadataFields).includes(name);

/** What stands in a form: the submission's own fields, and whether the honeypot was filled. */
export function typedIn(form: HTMLFormElement): { fields: Record<string, string>; honeypotFilled: boolean } {
	const fields: Record<string, string> = {};
	let honeypotFilled = false;
	for (const [name, words] of new FormData(form)) {
		if (name === metadataFields.honeypot) honeypotFilled = words !== '';
		else if (!isBeside(name)) fields[name] = String(words);
	}
	return { fields, honeypotFilled };
}

/** Whether a visitor is writing in a form, or wrote there before script came. */
export const isTouched = (form: HTMLFormElement | null): boolean =>
	form?.matches(':focus-within') ||
	[...(form?.elements ?? [])].some(
		(field) => 'defaultValue' in field && field.defaultValue !== (field as HTMLInputElement).value,
	);

/** A field of a form that people write in, by its name or id. */
export function fieldIn(
	form: HTMLFormElement,
	name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
	const field = isBeside(name) ? null : form.elements.namedItem(name);
	return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Puts words into the fields that still show what the page came with; what was typed since stays. */
export function fillFields(form: HTMLFormElement, fields: Texts): void {
	for (const [name, words] of Object.entries(fields)) {
		const field = fieldIn(form, name);
		if (field && words && field.value === field.defaultValue) field.value = words;
	}
}

/**
 * The names of the fields in which a visitor wrote something.
 * @param lines what the page may have written into a message itself
 */
export function writtenFields(kind: SubmissionKind, fields: Texts, lines: readonly string[] = []): string[] {
	return fieldsOf(kind).flatMap(([name, field]) => {
		const words = fields[name] ?? '';
		return isFilled(words) && (field.kind !== 'text' || addsTo(lines, words)) ? [name] : [];
	});
}

/** The names of the fields that hold a whole text. */
export const textsOf = (kind: SubmissionKind): string[] =>
	fieldsOf(kind).flatMap(([name, field]) => (field.kind === 'text' ? [name] : []));

/** Says, in a form that the browser posts by itself, for how many milliseconds its reader has had it before them. */
export function sayShownFor(form: HTMLFormElement, milliseconds: number): void {
	const field = form.elements.namedItem(metadataFields.shownFor);
	if (field instanceof HTMLInputElement) field.value = String(Math.round(milliseconds));
}

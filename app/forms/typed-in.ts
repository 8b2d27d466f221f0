import { metadataFields } from '#contract/submissions.ts';

/** Whether a field is not part of the submission. */
export const isBeside = (name: string): boolean => Object.values<string>(metadataFields).includes(name);

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

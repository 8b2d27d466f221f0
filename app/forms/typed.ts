import { metadataFields } from '#contract/submissions.ts';

/** Fields that are not part of the submission. */
const beside: ReadonlySet<string> = new Set(Object.values(metadataFields));

/** What stands in a form: the submission's own fields, and whether the honeypot was filled. */
export function typedIn(form: HTMLFormElement): { fields: Record<string, string>; honeypotFilled: boolean } {
	const fields: Record<string, string> = {};
	let honeypotFilled = false;
	for (const [name, words] of new FormData(form)) {
		if (name === metadataFields.honeypot) honeypotFilled = words !== '';
		else if (!beside.has(name)) fields[name] = String(words);
	}
	return { fields, honeypotFilled };
}

/** Says, in a form that the browser posts by itself, for how many milliseconds its reader has had it before them. */
export function sayShownFor(form: HTMLFormElement, milliseconds: number): void {
	const field = form.elements.namedItem(metadataFields.shownFor);
	if (field instanceof HTMLInputElement) field.value = String(Math.round(milliseconds));
}

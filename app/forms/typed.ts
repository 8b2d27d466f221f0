import { envelopeFields } from '#contract/letters.ts';

/** What stands in a form: the letter's own fields, and whether the trap was filled. */
export function typedIn(form: HTMLFormElement): { fields: Record<string, string>; trapped: boolean } {
	const fields: Record<string, string> = {};
	let trapped = false;
	for (const [name, words] of new FormData(form)) {
		if (name === envelopeFields.trap) trapped = words !== '';
		else if (name !== envelopeFields.key) fields[name] = String(words);
	}
	return { fields, trapped };
}

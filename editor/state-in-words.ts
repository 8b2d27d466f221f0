import type { Problem } from '#content/rules/problem.ts';

/** What the bar above the form says: of what is saved alone, and that there is more where the form holds more. */
export function stateInWords(problems: readonly Problem[], hasUnsaved: boolean): string {
	const isHindered = problems.some(({ harmless }) => !harmless);
	const saved = isHindered
		? 'Correct this before publishing:'
		: problems.length > 0
			? 'What is saved can be published. Please look at this:'
			: 'Nothing that is saved is wrong: it can be published.';
	return hasUnsaved ? `The form holds edits that are not saved: press “Save” first. ${saved}` : saved;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateInWords } from './state-in-words.ts';

const wrong = { file: 'company.json', field: 'Email', sentence: 'Nothing is written here.' };
const harmless = { ...wrong, harmless: true } as const;
const unsaved = 'The form holds edits that are not saved: press “Save” first. ';

test('[OWN-3] [OWN-4] the bar speaks of what is saved, and says so while the form holds edits that are not', () => {
	for (const [problems, says] of [
		[[], 'Nothing that is saved is wrong: it can be published.'],
		[[harmless], 'What is saved can be published. Please look at this:'],
		[[harmless, wrong], 'Correct this before publishing:'],
	] as const) {
		assert.equal(stateInWords(problems, false), says);
		assert.equal(stateInWords(problems, true), unsaved + says);
	}
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emails, submissionEmails } from '#content/site/emails.ts';
import { editionStates } from '#contract/edition-states.ts';
import { offeredDays } from '#contract/offered-days.ts';
import { announced, next } from '../../tests/editions/next.ts';
import { formsOf, headingsOf, leadsOf } from './registration-words.ts';

const states = [...editionStates, 'standing'] as const;

/** Everything that is said of a registration in one state, with the name and dates of an edition. */
function saidIn(state: (typeof states)[number], edition = next): readonly string[] {
	const { button, recorded, next: steps } = formsOf(edition)[state];
	const { toOrganiser, toVisitor } = submissionEmails('registration', state);
	return [
		headingsOf(edition)[state],
		leadsOf(edition)[state],
		button,
		recorded,
		...steps,
		...Object.values(toOrganiser),
		...Object.values(toVisitor),
	];
}

/** Says that somebody registered, or offers it. */
const claims =
	/\byour registration (?!form)|\bfor registering\b|\bvisitor registered\b|^Registration for [^ ]+:|^Register$/i;

test('[STATE-1] nothing says that somebody registered but while registration is open, and there all says it', () => {
	for (const state of states.filter((state) => state !== 'open'))
		for (const words of saidIn(state)) assert.doesNotMatch(words, claims, state);
	const { button, recorded } = formsOf(next).open;
	const { toOrganiser, toVisitor } = emails.registration.open;
	for (const words of [button, recorded, ...Object.values(toOrganiser), ...Object.values(toVisitor)])
		assert.match(words, claims);
});

test('[STATE-1] in every other state the answer and the emails say that it is interest, and of what', () => {
	for (const state of editionStates.filter((state) => state !== 'open')) {
		const named = state === 'over' ? /next conference/ : new RegExp(next.name);
		const { toOrganiser, toVisitor } = submissionEmails('registration', state);
		const spoken = [
			formsOf(next)[state].recorded,
			...Object.values(toOrganiser),
			...Object.values(toVisitor),
		];
		for (const words of spoken.map((words) => words.replaceAll('{conference}', next.name)))
			assert.match(words, named, state);
		assert.match(formsOf(next)[state].recorded, /^Your interest in/);
	}
});

test('[STATE-1] after a conference neither answer nor emails name its days, and no calendar of them is offered', () => {
	const { recorded, next: steps, calendar } = formsOf(next).over;
	const { toOrganiser, toVisitor } = emails.registration.over;
	for (const words of [recorded, ...steps, ...Object.values(toOrganiser), ...Object.values(toVisitor)])
		assert.doesNotMatch(words, /\d{4}|calendar/, words);
	assert.doesNotMatch(toOrganiser.subject + toVisitor.subject, /\{conference\}/);
	assert.deepEqual([calendar, offeredDays(next, 'over')], [undefined, undefined]);
});

test('[STATE-1] the days of a conference are offered while they are ahead, alone, and only where they are set', () => {
	for (const state of editionStates)
		assert.equal(
			offeredDays(next, state),
			state === 'over' ? undefined : `/calendar/${next.id}-conference.ics`,
			state,
		);
	for (const state of states) assert.equal(formsOf(announced)[state].calendar, undefined, state);
});

test('[STATE-1] every name in braces is filled in on the pages, also of an edition without dates', () => {
	for (const edition of [next, announced])
		for (const state of states)
			for (const words of saidIn(state, edition).slice(0, -4))
				assert.doesNotMatch(words, /[{}]|undefined|NaN/, `${state}: ${words}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edition, editionState, paperState } from './dates.ts';

const unset: Edition = { id: 'next', name: 'NEXT 2031', revised: '2030-01-01', dates: [] };
const paper = { id: 'paper', label: 'Paper', is: 'deadline', first: '2030-12-14', revision: 0 } as const;
const conference = { id: 'conference', label: 'Days', is: 'days', first: '2031-02-01', revision: 0 } as const;
const uncalled: Edition = { ...unset, opens: '2031-01-01', dates: [paper, conference] };
const called: Edition = { ...uncalled, call: '2030-11-01' };

const paperStates: readonly [edition: Edition, moment: string, state: string, why: string][] = [
	[unset, '2030-11-15', 'early', 'nothing is known'],
	[called, '2030-10-31', 'early', 'before the call'],
	[called, '2030-11-15', 'open', 'during the call'],
	[called, '2030-12-15', 'closed', 'after the deadline'],
	[uncalled, '2030-10-31', 'open', 'no day of the call is given'],
	[{ ...unset, call: '2030-11-01' }, '2030-11-15', 'open', 'no deadline is set yet'],
	[
		{ ...called, dates: [conference] },
		'2031-02-01',
		'closed',
		'without a deadline the conference ends the call',
	],
];

for (const [edition, moment, state, why] of paperStates)
	test(`[CONF-8] papers are ${state} on ${moment}: ${why}`, () => {
		assert.equal(paperState(edition, Date.parse(`${moment}T12:00:00+05:30`)), state);
	});

test('[CONF-1] between the deadline for papers and the opening of registration an edition is announced, its call closed', () => {
	const between = Date.parse('2030-12-20T12:00:00+05:30');
	assert.deepEqual([editionState(called, between), paperState(called, between)], ['announced', 'closed']);
});

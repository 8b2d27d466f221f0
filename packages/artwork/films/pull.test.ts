import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breaksAt, force, moment } from './pull.ts';

test('[GROUP-1] the test film ends where it begins: machine at rest, specimen whole, no force', () => {
	assert.deepEqual({ pull: moment(0).pull, force: force(0) }, { pull: 0, force: 0 });
	assert.deepEqual({ pull: moment(9).pull, woven: moment(9).woven }, { pull: 0, woven: 1 });
	assert.equal(force(9), 0);
	assert.ok(Math.min(...breaksAt) > 3, 'nothing breaks early');
});

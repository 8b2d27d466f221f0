import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeIndex } from './records.ts';

test('[OWN-1] the index names every record there is', () => {
	assert.deepEqual(writeIndex(true), [], 'npm run records');
});

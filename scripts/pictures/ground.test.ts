import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestDye } from './ground.ts';

test('the stand-in colour is the dye of the picture, however dark or light it is', () => {
	assert.equal(nearestDye([30, 90, 50]), 'neem');
	assert.equal(nearestDye([240, 150, 20]), 'marigold');
	assert.equal(nearestDye([30, 60, 140]), 'indigo');
	assert.equal(nearestDye([250, 248, 240]), 'paper');
	assert.equal(nearestDye([10, 12, 20]), 'night');
	// a scene in marigold with much shadow, a light one in neem, a pale mat
	assert.equal(nearestDye([94, 53, 23]), 'marigold');
	assert.equal(nearestDye([114, 154, 108]), 'neem');
	assert.equal(nearestDye([183, 165, 132]), 'paper');
});

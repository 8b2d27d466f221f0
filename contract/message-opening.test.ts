import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginWith, topicOpening } from './message-opening.ts';

const rig = topicOpening('A test rig', 'Load', 'Wanted by');
const mat = topicOpening('A mat', 'Size');
const begin = (opening: string, written: string) => beginWith(opening, written, [rig, mat]);

test('[CTA-1] a topic takes the place of another one, whether or not it was answered, and no word is lost', () => {
	assert.equal(begin(mat, ''), mat);
	assert.equal(begin(mat, rig), mat);
	assert.equal(begin(mat, `${rig}\nDear all,\n\nhow are you?`), `${mat}\nDear all,\n\nhow are you?`);
	const answered = rig.replace('Load: ', 'Load: 5 kN');
	assert.equal(begin(mat, answered), `${mat}\nLoad: 5 kN\n`);
	assert.equal(begin(rig, begin(mat, `${rig}\nPlease write.`)), `${rig}\nPlease write.`);
});

test('[CTA-1] without a topic, the words of another one go, and what was written stays', () => {
	assert.equal(begin('', rig), '');
	assert.equal(begin('', `${rig}\nPlease write.`), 'Please write.');
	assert.equal(begin('', 'Dear all,\n\nhow are you?'), 'Dear all,\n\nhow are you?');
});

test('[CTA-1] the topic that stands there already changes nothing', () => {
	const written = `Dear all,\n${rig}Soon.`;
	assert.equal(begin(rig, written), written);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newReference, submissionDigest } from './reference.ts';

const noon = Date.UTC(2026, 10, 21, 12);

it('a reference can be read over the telephone, and none comes twice', () => {
	const references = Array.from({ length: 10_000 }, () => newReference(noon));
	for (const reference of references) assert.match(reference, /^AEG(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
	assert.equal(new Set(references).size, 10_000);
});

it('references of submissions that come together begin alike, and later ones begin otherwise', () => {
	const start = (at: number) => newReference(at).slice(0, 7);
	assert.equal(start(noon), start(noon));
	assert.notEqual(start(noon), start(noon + 16));
});

it('digests of submissions lie together when their keys were made together, and differ with every word and key', () => {
	const key = '019e0c2f4a80c0ffee';
	const mark = submissionDigest('message', key, '{"name":"A"}');
	assert.ok(mark.startsWith('019e0c2f4a80'));
	assert.equal(submissionDigest('message', key, '{"name":"A"}'), mark);
	assert.notEqual(submissionDigest('message', key, '{"name":"B"}'), mark);
	assert.notEqual(submissionDigest('message', `${key}1`, '{"name":"A"}'), mark);
	assert.notEqual(submissionDigest('registration', key, '{"name":"A"}'), mark);
});

it('a key of any other kind leaves nothing of itself in the digest', () => {
	for (const key of ['', 'mine', 'a key with\u0000 and \ud800'])
		assert.match(submissionDigest('message', key, '{}'), /^[\w-]{43}$/);
});

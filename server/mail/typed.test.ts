import assert from 'node:assert/strict';
import { it } from 'node:test';
import { typedLine, typedText } from './typed.ts';

for (const typed of [
	'मीरा शर्मा',
	'محمد علي',
	'李小龍',
	'O\'Brien-Ñúñez, "Bob" <b@c>',
	'👩🏽‍🔬 Ada',
	'=?utf-8?q?Bob?=',
	'क्‍ष',
])
	it(`${typed} stays as it was typed`, () => {
		assert.equal(typedLine(typed), typed);
		assert.equal(typedText(`${typed}\n\t${typed}`), `${typed}\n\t${typed}`);
	});

it('controls that turn text round are left out, and other controls', () => {
	assert.equal(typedText('a\u202eb\u2066c\u2069\u0000\u0007\u009bd'), 'abcd');
	assert.equal(typedLine('\u200eBob\u202e\u202c\u200f\ufeff'), 'Bob');
	assert.equal(typedText('\u05d0\u200f!'), '\u05d0\u200f!');
});

it('line ends are all of one kind, and none is in a line', () => {
	assert.equal(typedText('a\r\nb\rc\nd'), 'a\nb\nc\nd');
	assert.equal(typedLine('Bob\r\nBcc: x@y.example\u2028c'), 'Bob Bcc: x@y.example c');
});

it('half of a pair becomes the mark of what is no character', () =>
	assert.equal(typedLine('a\ud83d'), 'a\ufffd'));

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gistOf, hasManyLinks } from './signs.ts';

for (const [what, fields, many] of [
	['none', { name: 'A', message: 'Please send the brochure.' }, false],
	['two in a message', { message: 'See https://a.example and www.b.example' }, false],
	['three in a message', { message: 'https://a.example http://b.example <a href=c>' }, true],
	['one in a name', { name: 'https://vist.example', message: 'hello' }, false],
	[
		'one in each line',
		{ name: 'HTTP://a.example', affiliation: 'WWW.b.example', department: '[URL=c]' },
		true,
	],
] as const)
	it(`links: ${what} ${many ? 'are a sign' : 'are no sign'} of a robot`, () => {
		assert.equal(hasManyLinks(fields), many);
	});

const pitch = 'We offer the best prices for your website, write to us today.';

it('messages say the same whatever numbers, signs, spaces and large letters stand in them', () => {
	const gist = gistOf('message', { message: pitch });
	assert.ok(gist);
	assert.equal(
		gistOf('message', { message: `12 ${pitch.toUpperCase().replaceAll(' ', '  ')} #34 🙂` }),
		gist,
	);
	assert.notEqual(gistOf('message', { message: pitch.replace('today', 'tomorrow') }), gist);
});

it('short messages and registrations are alike by chance', () => {
	assert.equal(gistOf('message', { message: 'Please send the brochure.' }), undefined);
	assert.equal(gistOf('registration', { affiliation: pitch, department: pitch }), undefined);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { generatePassword, hashGenerated, isGenerated, isGeneratedPassword } from './generated-password.ts';
import { hashPassword } from './password.ts';

it('[PROC-4] a generated password has a hundred bits, in groups that can be read aloud', () => {
	const made = Array.from({ length: 1000 }, generatePassword);
	for (const password of made) assert.match(password, /^([0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}$/);
	assert.equal(new Set(made).size, made.length);
	assert.equal(new Set(made.join('').replaceAll('-', '')).size, 32);
});

it('[PROC-2] a generated password opens however it is typed, and no other does', () => {
	const password = '01abc-d0ef1-ghjkm-npqrs';
	const kept = hashGenerated(password);
	for (const typed of [
		password,
		'01ABC D0EF1 GHJKM NPQRS',
		'Olabcdoefighjkmnpqrs',
		' 01abc–d0ef1–ghjkm–npqrs\n',
	])
		assert.ok(isGeneratedPassword(typed, kept), typed);
	for (const typed of ['', '01abc-d0ef1-ghjkm-npqrt', `${password}0`, password.slice(1)])
		assert.ok(!isGeneratedPassword(typed, kept), typed);
	assert.notEqual(hashGenerated(password), kept);
});

it('[PROC-4] the hash of a chosen password is never taken for a quick one', async () => {
	assert.ok(isGenerated(hashGenerated(generatePassword())));
	assert.ok(!isGenerated(await hashPassword('generated.right.horse')));
	assert.ok(!isGenerated(undefined));
});

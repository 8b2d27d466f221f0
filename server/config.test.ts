import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readConfig } from './config.ts';

it('opens with defaults when nothing is set', () => {
	const config = readConfig({});
	assert.equal(config.PORT, 3000);
	assert.match(config.DATA_DIR, /\/data$/);
	assert.equal(config.SMTP_URL, '');
});

for (const [name, value, sentence] of [
	['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
	['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
	['SMTP_URL', 'mail.aeg.example', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
	['MAIL_FROM', 'AEG <a@b.example>', 'MAIL_FROM must be one e-mail address.'],
	[
		'PUBLIC_ORIGIN',
		'https://aeg.example/',
		'PUBLIC_ORIGIN must be an origin such as https://www.aeg.example, without a path or a closing slash.',
	],
	[
		'ALLOWED_ORIGINS',
		'*',
		'ALLOWED_ORIGINS must be an origin such as https://www.aeg.example, without a path or a closing slash.',
	],
	['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
] as const)
	it(`refuses to start with a wrong ${name}, in a sentence that names it and not its value`, () => {
		assert.throws(() => readConfig({ MAIL_TO: 'a@b.example', [name]: value }), { message: sentence });
	});

it('refuses a mail server without an organiser to write to', () => {
	assert.throws(() => readConfig({ SMTP_URL: 'smtp://localhost' }), /^Error: MAIL_TO must be set/);
});

it('[FORM-6] reads the origins the API may answer', () => {
	assert.deepEqual(
		readConfig({ ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173' }).ALLOWED_ORIGINS,
		['https://a.example', 'http://localhost:5173'],
	);
});

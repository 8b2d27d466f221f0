import assert from 'node:assert/strict';
import { it } from 'node:test';
import Fastify from 'fastify';
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
	...[
		'localhost',
		'nginx.internal',
		'127.0.0.1, proxy',
		'127.1',
		'10.0.0.0/33',
		'10.0.0.0/0',
		'10.0.0.0/',
		'10.0.0.0/8/8',
		'10.0.0.0/8x',
		'::1/129',
		'/8',
	].map(
		(value) =>
			[
				'TRUST_PROXY',
				value,
				'TRUST_PROXY must be IP addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas.',
			] as const,
	),
	['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
] as const)
	it(`refuses to start with ${value} for ${name}, in a sentence that names it and not its value`, () => {
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

it('reads the proxies that are believed, as the office then takes them', () => {
	const { TRUST_PROXY } = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,172.16.0.1/32' });
	assert.deepEqual(TRUST_PROXY, ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '172.16.0.1/32']);
	assert.doesNotThrow(() => Fastify({ trustProxy: [...TRUST_PROXY] }));
});

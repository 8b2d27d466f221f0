import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import Fastify from 'fastify';
import { readConfig } from './config.ts';

it('opens with defaults when nothing is set', () => {
	const config = readConfig({});
	assert.equal(config.PORT, 3000);
	assert.match(config.DATA_DIR, /\/data$/);
	assert.equal(config.SMTP_URL, '');
});

it('keeps the guarded documents with the submissions, where no upgrade of the project touches them', () => {
	assert.equal(readConfig({ DATA_DIR: '/var/lib/aeg' }).GUARDED_DIR, '/var/lib/aeg/documents');
	assert.equal(readConfig({ GUARDED_DIR: 'media' }).GUARDED_DIR, resolve('media'));
});

it('takes the socket of a PostgreSQL server on the same machine', () => {
	assert.doesNotThrow(() => readConfig({ DATABASE_URL: 'postgresql:///aeg?host=/run/postgresql' }));
});

for (const [name, value, sentence] of [
	['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
	['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
	[
		'HOST',
		'www.aeg.example',
		'HOST must be an IP address of this machine such as 127.0.0.1, or 0.0.0.0 for all networks.',
	],
	...['mail.aeg.example', 'smtp://', 'http://mail.aeg.example', 'smtp://a b'].map(
		(value) =>
			[
				'SMTP_URL',
				value,
				'SMTP_URL must be an address that starts with smtp:// or smtps:// and names a host.',
			] as const,
	),
	[
		'SMTP_URL',
		'smtps://user:100%@mail.aeg.example',
		'SMTP_URL holds a % that is no code: write %25 for a percent sign.',
	],
	...['aeg', 'mysql://db/aeg', 'postgres:///aeg'].map(
		(value) =>
			[
				'DATABASE_URL',
				value,
				'DATABASE_URL must be an address that starts with postgres:// or postgresql:// and names a host.',
			] as const,
	),
	...['', 'package.json', 'package.json/data'].flatMap((value) =>
		(['DATA_DIR', 'BUILD_DIR'] as const).map(
			(name) => [name, value, `${name} must name a folder, and no file.`] as const,
		),
	),
	[
		'GUARDED_DIR',
		'/nonexistent/documents',
		'GUARDED_DIR must name a folder that is there and that the user of the server may read.',
	],
	['MAIL_FROM', 'AEG <a@b.example>', 'MAIL_FROM must be one email address.'],
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
		'https://aeg.example',
		'aeg.example, http://www.aeg.example/',
		'aeg.example:8080',
		'aeg.example/faq',
		'*.aeg.example',
		'somebody@aeg.example',
		'a b',
	].map(
		(value) =>
			[
				'ALLOWED_HOSTS',
				value,
				'ALLOWED_HOSTS must be host names such as aeg.example, without https://, a port or a path, separated by commas.',
			] as const,
	),
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
	it(`refuses to start with "${value}" for ${name}, in a sentence that names it and not its value`, () => {
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

it('reads the hosts that are answered, as browsers name them', () => {
	assert.deepEqual(
		readConfig({ ALLOWED_HOSTS: 'AEG.example, 192.0.2.1,::1,[2001:DB8::1],bücher.example' }).ALLOWED_HOSTS,
		['aeg.example', '192.0.2.1', '[::1]', '[2001:db8::1]', 'xn--bcher-kva.example'],
	);
});

it('reads the proxies that are believed, as the server then takes them', () => {
	const { TRUST_PROXY } = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,172.16.0.1/32' });
	assert.deepEqual(TRUST_PROXY, ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '172.16.0.1/32']);
	assert.doesNotThrow(() => Fastify({ trustProxy: [...TRUST_PROXY] }));
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { settings } from './config.ts';
import { unknownSettings } from './unknown-settings.ts';

for (const [name, meant] of [
	['SMTP_URI', 'SMTP_URL'],
	['SMTP_HOST', 'SMTP_URL'],
	['SMTP_PASSWORD', 'SMTP_URL'],
	['MAIL_FORM', 'MAIL_FROM'],
	['DATABASE_URI', 'DATABASE_URL'],
	['DATADIR', 'DATA_DIR'],
	['PORTS', 'PORT'],
	['TRUST_PROXIES', 'TRUST_PROXY'],
	['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
] as const)
	it(`asks whether ${name} was meant to be ${meant}`, () =>
		assert.deepEqual(unknownSettings({ [name]: 'x' }), [
			`${name} is no setting of this server. Did you mean ${meant}?`,
		]));

it('says nothing of settings, nor of what every machine sets', () => {
	const usual = ['PATH', 'HOME', 'HOSTNAME', 'USER', 'LANG', 'PWD', 'SHELL', 'TERM', 'LOGNAME', 'MAIL', 'CI'];
	const others = ['NODE_ENV', 'STATE_DIRECTORY', 'INVOCATION_ID', 'VITE_PUBLIC_ORIGIN', 'BUILD_NUMBER'];
	const environment = [...usual, ...others, ...Object.keys(settings)].map((name) => [name, 'x']);
	assert.deepEqual(unknownSettings(Object.fromEntries(environment)), []);
});

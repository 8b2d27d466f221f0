import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openMailServer } from '../../tests/server/mail-server.ts';
import { greetingName, type Named } from './greeting-name.ts';
import { tryMailServer } from './try-mail-server.ts';

const MAIL_FROM = 'website@aeg.example';

for (const [what, named, machine, name] of [
	[
		'the name that is set',
		{ SMTP_NAME: 'out.aeg.example', PUBLIC_ORIGIN: 'https://www.aeg.example' },
		'a.b',
		'out.aeg.example',
	],
	[
		'the host that visitors type',
		{ PUBLIC_ORIGIN: 'https://www.aeg.example' },
		'node7.aeg.example',
		'www.aeg.example',
	],
	[
		'the full name of the machine',
		{ PUBLIC_ORIGIN: 'http://localhost:3000', MAIL_FROM },
		'node7.aeg.example',
		'node7.aeg.example',
	],
	[
		'the domain of our sender',
		{ PUBLIC_ORIGIN: 'http://203.0.113.7', MAIL_FROM },
		'localhost.localdomain',
		'aeg.example',
	],
	['nothing where nothing is known', { PUBLIC_ORIGIN: 'http://[::1]:3000' }, 'node7', undefined],
] as const satisfies readonly (readonly [string, Named, string, string | undefined])[])
	it(`a mail server is greeted by ${what}`, () => assert.equal(greetingName(named, machine), name));

it('says the name to the mail server', async () => {
	let said = '';
	await using server = await openMailServer({
		onConnect: (_, done) => done(),
		onSocket: (socket) =>
			socket.on('data', (chunk) => {
				said += chunk;
			}),
	});
	await tryMailServer({ SMTP_URL: server.url, PUBLIC_ORIGIN: 'https://www.aeg.example' });
	assert.match(said, /^EHLO www\.aeg\.example\r\n/);
});

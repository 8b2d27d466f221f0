import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { start } from './starting.ts';

for (const [name, value] of [
	['HOST', 'nowhere'],
	['PORT', 'http'],
] as const)
	it(`a start with ${name}=${value} ends with one sentence that names ${name}`, () => {
		const { status, stderr } = start({ [name]: value });
		assert.equal(status, 1);
		assert.match(stderr, new RegExp(`^The server cannot start\\.\n${name} [^\n]+\\.\n$`));
	});

it('a start on a port that is taken ends with one sentence that names PORT', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => other.once('listening', resolve));
	const { port } = other.address() as { port: number };
	const { status, stderr } = start({ PORT: String(port) });
	other.close();
	assert.equal(status, 1);
	assert.match(stderr, new RegExp(`^The server cannot start\\.\nPORT [^\n]*${port}[^\n]*\\.\n$`));
});

it('a misspelt setting is named at the start', () => {
	const { stderr } = start({ SMTP_URI: 'smtp://localhost', PORT: 'none' });
	assert.match(stderr, /PORT must be/);
	assert.match(stderr, /SMTP_URI is no setting of this server\. Did you mean SMTP_URL\?/);
});

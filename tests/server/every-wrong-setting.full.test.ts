import assert from 'node:assert/strict';
import { it } from 'node:test';
import { start } from './starting.ts';

/** More settings under which the server cannot start; the rules of each are those of `server/config.test.ts`. */

for (const [name, value] of [
	['HOST', '192.0.2.1'],
	['DATABASE_URL', 'mysql://localhost/aeg'],
	['DATA_DIR', 'package.json'],
	['GUARDED_DIR', 'package.json'],
	['SMTP_URL', 'localhost'],
] as const)
	it(`a start with ${name}=${value} ends with one sentence that names ${name}`, () => {
		const { status, stderr } = start({ [name]: value });
		assert.equal(status, 1);
		assert.match(stderr, new RegExp(`^The server cannot start\\.\n${name} [^\n]+\\.\n$`));
	});

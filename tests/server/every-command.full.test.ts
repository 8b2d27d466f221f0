import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { commands, commandsWithoutStore } from '#server/admin/commands.ts';
import { bareEnvironment } from './bare-environment.ts';
import { temporaryFolder } from './server-process.ts';

/** Every command of the staff; `admin-command.test.ts` asks one of them. */

for (const command of Object.keys({ ...commandsWithoutStore, ...commands }))
	it(`"${command}" with wrong settings ends with one sentence for each`, () => {
		const { status, stdout, stderr } = spawnSync(process.execPath, ['server/admin/main.ts', command], {
			env: {
				...bareEnvironment,
				DATA_DIR: temporaryFolder(),
				PORT: 'http',
				DATABASE_URL: 'mysql://localhost/aeg',
			},
			encoding: 'utf8',
		});
		assert.deepEqual([status, stdout], [1, '']);
		assert.match(stderr, /^PORT [^\n]+\.\nDATABASE_URL [^\n]+\.\n$/);
	});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open.ts';
import { temporaryFolder } from '../server/server-process.ts';

it('aeg-admin gives a command the settings of the service, and writes where it was called', async () => {
	const folder = temporaryFolder();
	const DATA_DIR = join(folder, 'data');
	const store = openStore(readConfig({ DATA_DIR }));
	await migrate(store);
	await store.close();
	const settings = join(folder, 'server.env');
	writeFileSync(settings, 'MAIL_TO=organiser@aeg.example\nSMTP_URI=smtp://nowhere\n');
	const script = readFileSync('deploy/aeg-admin', 'utf8')
		.replace('/opt/aeg/node_modules/.bin/node', process.execPath)
		.replaceAll('/opt/aeg', process.cwd())
		.replace('/etc/aeg/server.env', settings)
		.replace('/var/lib/aeg', DATA_DIR);
	const admin = (...words: string[]) =>
		spawnSync('sh', ['-c', script, 'aeg-admin', ...words], {
			cwd: folder,
			encoding: 'utf8',
			env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
		});
	const written = admin('export', 'registrations', '--output', 'registrations.csv');
	assert.deepEqual([written.status, written.stderr], [0, '']);
	assert.match(readFileSync(join(folder, 'registrations.csv'), 'utf8'), /^\uFEFF"reference"/);
	assert.match(admin('check').stdout, /^✗ SMTP_URI is no setting of this server/m);
});

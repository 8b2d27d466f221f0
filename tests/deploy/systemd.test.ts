import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../server/server-process.ts';
import { isInstalled } from './proxies.ts';

it('systemd is told to start the server again however often and however quickly it ended', () => {
	const [, unit = '', service = ''] =
		/^\[Unit\]$(.*?)^\[Service\]$(.*?)^\[/ms.exec(readFileSync('deploy/aeg-site.service', 'utf8')) ?? [];
	assert.match(unit, /^StartLimitIntervalSec=0$/m);
	assert.match(service, /^Restart=always$/m);
});

const skip = isInstalled('systemd-analyze') ? false : 'systemd is not installed here';

it('systemd understands every line of the unit file, and calls what the service may do little', {
	skip,
}, (test) => {
	const unit = join(temporaryFolder(), 'aeg-site.service');
	writeFileSync(
		unit,
		readFileSync('deploy/aeg-site.service', 'utf8').replaceAll(/\/opt\/aeg\/\S+\/node/g, process.execPath),
	);
	const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
	assert.deepEqual([verified.status, verified.stderr], [0, '']);
	const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit], {
		encoding: 'utf8',
	});
	test.diagnostic(/Overall exposure level.*?: ([\d.]+ \w+)/.exec(judged.stdout)?.[0] ?? judged.stderr);
	assert.equal(judged.status, 0, judged.stdout);
});

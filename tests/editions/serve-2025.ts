import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../copy-repository.ts';

/** Builds and serves a copy of the repository that has the records of 2025 alone, whichever conferences the site has by now. */

const folder = join(tmpdir(), `aeg-editions-${process.env.PORT}`);
// whoever ends this process may end it at once: what an earlier one left goes first
rmSync(folder, { recursive: true, force: true });
const copy = copyRepository(folder);
for (const file of globSync('content/records/conference{s,-people,-photos}/*.json', { cwd: folder }))
	if (!file.endsWith('/2025.json')) copy.remove(file);
copy.run('node', 'scripts/records.ts');
copy.run('node', 'scripts/build.ts');
const server = spawn('node', ['scripts/start.ts'], { cwd: folder, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIds } from '#contract/documents.ts';
import { bareEnvironment } from './bare-environment.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

/** What opens the guarded documents of the site, and what each of them is. */
export const password = 'Tagetes erecta 2025';
export const pdf =
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n';

/** Starts the built site on an empty store, its guarded documents with a password. */
export async function startGuardedSite(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
	const folder = temporaryFolder();
	const guarded = join(folder, 'guarded');
	mkdirSync(guarded);
	const environment = {
		BUILD_DIR: 'build',
		DATA_DIR: join(folder, 'data'),
		GUARDED_DIR: guarded,
		...settings,
	};
	const server = await startServer(environment);
	for (const id of documentIds) {
		writeFileSync(join(guarded, `${id}.pdf`), pdf);
		execFileSync(process.execPath, ['server/admin/main.ts', 'documents', 'set-password', id], {
			env: { ...bareEnvironment, ...environment },
			input: `${password}\n`,
		});
	}
	return server;
}

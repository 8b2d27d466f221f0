import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { writeIndex } from '../scripts/records.ts';
import { problemsOnDisk } from '../scripts/records-on-disk.ts';
import { run } from '../scripts/run.ts';

/** After a save: the index knows new records, the banner says what is wrong, photos are cut to the sizes of the pages. */
export function followSaves(server: ViteDevServer): void {
	const complain = (problem: unknown) => server.config.logger.error(String(problem));
	let cutting = Promise.resolve();
	/** Many photos that come at once are cut together. */
	const waiting = new Set<string>();

	function cut(family: string): void {
		if (waiting.has(family)) return;
		waiting.add(family);
		cutting = cutting
			.then(() => {
				waiting.delete(family);
				return run(process.execPath, ['scripts/pictures.ts', family]);
			})
			.catch(complain);
	}

	async function changed(path: string): Promise<void> {
		const file = relative(server.config.root, path).replaceAll('\\', '/');
		if (/^content\/records\/.*\.json$/.test(file)) {
			try {
				writeIndex();
			} finally {
				// a file that cannot be read is told too
				server.hot.send('records:problems', await problemsOnDisk(Date.now()));
			}
		}
		const family = /^media\/sources\/([^/]+)\//.exec(file)?.[1];
		if (family !== undefined) cut(family);
	}

	for (const event of ['add', 'change', 'unlink'] as const)
		server.watcher.on(event, (path) => changed(path).catch(complain));
}

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { editor } from './plugin.ts';

/** The page beside the form follows what the watcher of `npm run dev` tells. */

const root = mkdtempSync(join(tmpdir(), 'aeg-watch-'));
const file = join(root, 'record.json');
let server: ViteDevServer;

before(async () => {
	writeFileSync(file, '"before"');
	server = await createServer({
		configFile: false,
		root,
		logLevel: 'silent',
		optimizeDeps: { noDiscovery: true },
		plugins: [editor()],
		server: { middlewareMode: true, ws: false },
	});
	while (!server.watcher.getWatched()[root]?.includes('record.json')) await pause(10);
});
after(async () => {
	await server.close();
	rmSync(root, { recursive: true });
});

test('[OWN-4] a save that follows at once on another is told too', { timeout: 20_000 }, async () => {
	const first = once(server.watcher, 'change');
	writeFileSync(file, '"first"');
	await first;
	const second = once(server.watcher, 'change');
	writeFileSync(file, '"second"');
	await second;
});

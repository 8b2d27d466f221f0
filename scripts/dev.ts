import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createServer, type Plugin } from 'vite';
import { editor } from '../editor/plugin.ts';
import { endWithNpm } from './end-together.ts';
import { pageEnvironment } from './environment.ts';

/** `npm run dev`: the site with hot reload on port 5173 (PORT), the API beside it on port 3001 (API_PORT). */

/**
 * In development Vite serves JSON as script. It takes the attribute `with { type: 'json' }`, which Node asks for, out of
 * imports, and leaves it in `import()`, where a browser then refuses the file: the people and photos of a conference.
 */
const jsonAsScript: Plugin = {
	name: 'json-as-script',
	enforce: 'pre',
	transform: {
		filter: { id: /\/content\/records\/index\// },
		handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
	},
};

endWithNpm();
const { PORT = '5173', API_PORT = '3001' } = process.env;

Object.assign(process.env, pageEnvironment);
const site = await createServer({
	plugins: [jsonAsScript, editor()],
	optimizeDeps: { entries: ['index.html', 'editor/*.html'] },
	server: {
		host: '127.0.0.1',
		cors: false,
		// what is written there is no source
		watch: { ignored: ['**/build*/**', '**/test-results/**'] },
		port: Number(PORT),
		proxy: { '/api': `http://localhost:${API_PORT}` },
	},
});
await site.listen();
const [address] = site.resolvedUrls?.local ?? [];
console.log(`The site as it will be:    ${address}\nThe forms for its content: ${address}edit`);

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev-api.ts'], {
	stdio: ['inherit', 'pipe', 'inherit'],
	env: { ...process.env, PORT: API_PORT, LOG_LEVEL: 'warn', DEV_PID: String(process.pid) },
});
// the address of the API serves the built site, which is not the one that is edited
for await (const line of createInterface({ input: api.stdout }))
	console.log(line.replace(/^AEG is open at \S+ and/, 'The forms of its visitors are open, and'));
process.exit(api.exitCode ?? 1);

import { createServer } from 'vite';
import { editor } from '../editor/plugin.ts';
import { endWithNpm } from './end-together.ts';
import { pageEnvironment } from './environment.ts';
import { run } from './run.ts';

/** `npm run dev`: the site with hot reload on port 5173 (PORT), the API beside it on port 3001 (API_PORT). */

endWithNpm();
const { PORT = '5173', API_PORT = '3001' } = process.env;

Object.assign(process.env, pageEnvironment);
const site = await createServer({
	plugins: [editor()],
	optimizeDeps: { entries: ['index.html', 'editor/*.html'] },
	server: {
		host: '127.0.0.1',
		cors: false,
		// what is written there is no source
		watch: { ignored: ['**/build*/**', '**/media/public/pictures/**', '**/test-results/**'] },
		port: Number(PORT),
		proxy: { '/api': `http://localhost:${API_PORT}` },
	},
});
await site.listen();
site.printUrls();
await run(process.execPath, ['--watch', 'scripts/dev-api.ts'], {
	PORT: API_PORT,
	LOG_LEVEL: 'warn',
	DEV_PID: String(process.pid),
});

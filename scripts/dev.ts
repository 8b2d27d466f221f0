import { createServer } from 'vite';
import { pageEnvironment } from './environment.ts';
import { run } from './run.ts';

/** `npm run dev`: the site with hot reload on port 5173 (PORT), the API beside it on port 3001 (API_PORT). */

const { PORT = '5173', API_PORT = '3001' } = process.env;

Object.assign(process.env, pageEnvironment);
const site = await createServer({
	server: { port: Number(PORT), proxy: { '/api': `http://localhost:${API_PORT}` } },
});
await site.listen();
site.printUrls();
await run(process.execPath, ['--watch', 'server/main.ts'], { PORT: API_PORT, LOG_LEVEL: 'warn' });

import { pageEnvironment } from './build/environment.ts';
import { run } from './run.ts';

/** `npm run dev`: the site with hot reload on port 5173, the API beside it on port 3001. */

await Promise.race([
	run(process.execPath, ['--watch', 'server/main.ts'], { PORT: '3001', LOG_LEVEL: 'warn' }),
	run('react-router', ['dev'], pageEnvironment),
]);

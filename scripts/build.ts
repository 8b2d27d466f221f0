import { rm } from 'node:fs/promises';
import { writeCalendars } from './build/calendar.ts';
import { pageEnvironment, publicOrigin } from './build/environment.ts';
import { finishSite } from './build/finish-site.ts';
import { run } from './run.ts';

/** `npm run build`: React Router prerenders every page, then each is finished for serving. */

await rm('build', { recursive: true, force: true });
await run('react-router', ['build'], { NODE_ENV: 'production', ...pageEnvironment });
await writeCalendars('build/client', publicOrigin);
await finishSite('build/client', 'build/pages.json', publicOrigin, process.env.VITE_API_BASE);

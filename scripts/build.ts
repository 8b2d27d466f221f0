import { rm } from 'node:fs/promises';
import { writeCalendars } from './build/calendar.ts';
import { pageEnvironment, publicOrigin } from './build/environment.ts';
import { finishSite } from './build/finish-site.ts';
import { draft, putInPlace } from './build/put-in-place.ts';
import { run } from './run.ts';

/**
 * `npm run build`: React Router prerenders every page, then each is finished for serving. All of it happens beside the
 * build that is there, which stays as it is until the new one is whole.
 */

await rm(draft, { recursive: true, force: true });
await run('react-router', ['build'], { NODE_ENV: 'production', ...pageEnvironment });
await writeCalendars(`${draft}/client`, publicOrigin);
await finishSite(`${draft}/client`, `${draft}/pages.json`, publicOrigin, process.env.VITE_API_BASE);
await putInPlace(draft, 'build');

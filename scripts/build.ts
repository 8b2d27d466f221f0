import { rm } from 'node:fs/promises';
import { writeCalendars } from './build/calendar.ts';
import { finishSite } from './build/finish-site.ts';
import { run } from './run.ts';

/** `npm run build`: React Router prerenders every page, then each is finished for serving. */

const origin = process.env.VITE_PUBLIC_ORIGIN ?? 'https://aeg.example';

await rm('build', { recursive: true, force: true });
await run('react-router', ['build'], {
	NODE_ENV: 'production',
	VITE_BUILD_YEAR: String(new Date().getFullYear()),
});
await writeCalendars('build/client', origin);
await finishSite('build/client', 'build/pages.json', origin, process.env.VITE_API_BASE);

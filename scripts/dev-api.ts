import { whenGone } from './end-together.ts';

/** The API of `npm run dev`, which ends with it: told by `node --watch`, our parent, which would start us again. */

whenGone(Number(process.env.DEV_PID), () => process.kill(process.ppid, 'SIGTERM'));
await import('../server/main.ts');

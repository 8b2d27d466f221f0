import { existsSync } from 'node:fs';
import { buildState } from './build-state.ts';
import { endWithNpm } from './end-together.ts';
import { prepareBuild } from './prepare-build.ts';
import { run } from './run.ts';

/**
 * `npm start`: builds when the build is older than its sources, then serves the site and the API. A build that BUILD_DIR
 * names is served as it is.
 */

endWithNpm();
const { BUILD_DIR, VITE_PUBLIC_ORIGIN } = process.env;
const state = BUILD_DIR ? 'fresh' : await buildState(VITE_PUBLIC_ORIGIN);
const build = () => run(process.execPath, ['scripts/build.ts']);
// Vite stands for all development packages
const ready = await prepareBuild(state, existsSync('node_modules/vite'), build);
if (ready) await import('../server/main.ts');
else process.exitCode = 1;

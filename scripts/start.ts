import { buildState } from './build-state.ts';
import { endWithNpm } from './end-together.ts';
import { prepareBuild } from './prepare-build.ts';
import { run } from './run.ts';

/**
 * `npm start`: builds when the build is older than its sources, then serves the site and the API. A build that BUILD_DIR
 * names is served as it is.
 */

/** Vite stands for all development packages. */
function developmentPackagesAreInstalled(): boolean {
	try {
		return import.meta.resolve('vite') !== '';
	} catch {
		return false;
	}
}

endWithNpm();
const ready = await prepareBuild({
	state: process.env.BUILD_DIR ? 'fresh' : await buildState(process.env.VITE_PUBLIC_ORIGIN),
	canBuild: developmentPackagesAreInstalled(),
	build: () => run(process.execPath, ['scripts/build.ts']),
	say: (line) => console.log(line),
	clock: Date.now,
});
if (ready) await import('../server/main.ts');
else process.exitCode = 1;

import type { BuildState } from './build-state.ts';

/**
 * Builds the site where the build is missing or stale. A server that was installed without the development packages
 * keeps the build that it has.
 * @param canBuild whether the development packages are installed, which make a build
 * @returns whether there is a build to serve
 */
export async function prepareBuild(
	state: BuildState,
	canBuild: boolean,
	build: () => Promise<void>,
): Promise<boolean> {
	if (state === 'fresh') return true;
	if (!canBuild) {
		console.log(
			state === 'stale'
				? 'The build is older than its sources and is served as it is. To renew it: npm ci && npm run build'
				: 'There is no build, and the packages that make one are not installed: npm ci && npm run build',
		);
		return state === 'stale';
	}
	console.log(
		state === 'missing'
			? 'Building the site, which takes about a minute …'
			: 'The build is out of date. Building the site again, which takes about a minute …',
	);
	const start = Date.now();
	await build();
	console.log(`Built in ${Math.round((Date.now() - start) / 1000)} s.`);
	return true;
}

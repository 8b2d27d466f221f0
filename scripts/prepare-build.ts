import type { BuildState } from './build-state.ts';

type Given = {
	readonly state: BuildState;
	/** Whether the development packages are installed, which make a build. */
	readonly canBuild: boolean;
	readonly build: () => Promise<void>;
	readonly say: (line: string) => void;
	/** Milliseconds since any moment. */
	readonly clock: () => number;
};

/**
 * Builds the site where the build is missing or stale. A server that was installed without the development packages
 * keeps the build that it has.
 * @returns whether there is a build to serve
 */
export async function prepareBuild({ state, canBuild, build, say, clock }: Given): Promise<boolean> {
	if (state === 'fresh') return true;
	if (canBuild) {
		say(
			state === 'missing'
				? 'Building the site, which takes about a minute …'
				: 'The build is out of date. Building the site again, which takes about a minute …',
		);
		const start = clock();
		await build();
		say(`Built in ${Math.round((clock() - start) / 1000)} s.`);
		return true;
	}
	if (state === 'stale') {
		say('The build is older than its sources and is served as it is. To renew it: npm ci && npm run build');
		return true;
	}
	say('There is no build, and the packages that make one are not installed: npm ci && npm run build');
	return false;
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { sitePaths } from '#app/editions/site-paths.ts';
import { prerenderSite } from '../prerender/main.ts';
import { endWithNpm } from './end-together.ts';
import { builtAfter, pageEnvironment, publicOrigin, wrongBuildSettings } from './environment.ts';
import { putInPlace } from './put-in-place.ts';
import { hindering, problemsInWords, problemsOnDisk } from './records-on-disk.ts';

/**
 * `npm run build`: Vite builds the site for the browser and for rendering, and the scripts that stand in pages, then every
 * address is rendered. All of it happens beside the build that is there, which stays as it is until the new one is whole.
 * BUILD_DIR names another folder.
 */

endWithNpm();
const wrong =
	wrongBuildSettings(process.env).join('\n') || problemsInWords(hindering(await problemsOnDisk(Date.now())));
if (wrong !== '') {
	console.error(wrong);
	process.exit(1);
}

const place = process.env.BUILD_DIR ?? 'build';
const draft = `${place}.new`;

Object.assign(process.env, { NODE_ENV: 'production', ...pageEnvironment });
await rm(draft, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: `${draft}/client` } });
await build({
	logLevel: 'warn',
	build: { outDir: `${draft}/server`, ssr: 'app/server.tsx', copyPublicDir: false },
});
// what stands in a page can import nothing: of what it shares with the client it has its own copy
for (const [name, input] of Object.entries({ loader: 'prerender/loader.ts', response: 'app/response.ts' }))
	await build({
		logLevel: 'warn',
		configFile: false,
		build: {
			outDir: `${draft}/${name}`,
			copyPublicDir: false,
			target: 'es2023',
			modulePreload: false,
			rolldownOptions: { input, output: { entryFileNames: `${name}.js` } },
		},
	});
await prerenderSite(draft, publicOrigin, builtAfter, process.env.VITE_API_BASE);
for (const folder of ['server', 'loader', 'response']) await rm(join(draft, folder), { recursive: true });
await putInPlace(draft, place);
console.log(
	`${sitePaths.length} pages for ${publicOrigin} are built into ${place}/, in ${Math.round(performance.now() / 1000)} s. To look at them: npm start`,
);

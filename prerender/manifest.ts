import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageFiles } from '#app/loader/page-files.ts';

/** What Vite's manifest says of a build of the site. */

/** Where Vite writes it, in the folder of the build for the browser. */
export const manifestFile = '.vite/manifest.json';

/**
 * Reads which files a page asks for, as addresses.
 * @param client the folder of the build for the browser
 */
export function readManifest(client: string): PageFiles {
	const manifest: Manifest = JSON.parse(readFileSync(join(client, manifestFile), 'utf8'));
	const chunk = (name: string) => {
		const found = manifest[name];
		if (found === undefined) throw new Error(`Vite's manifest does not name ${name}.`);
		return found;
	};
	/** What a file imports comes before it, so that each of them can run in a task of its own. */
	const importsOf = (name: string): string[] =>
		(chunk(name).imports ?? []).flatMap((imported) => [...importsOf(imported), chunk(imported).file]);
	const address = (file: string) => `/${file}`;
	return {
		client: address(chunk('app/client.tsx').file),
		imports: [...new Set(importsOf('app/client.tsx'))].map(address),
		styles: address(chunk('style.css').file),
		fonts: (chunk('app/client.tsx').assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
	};
}

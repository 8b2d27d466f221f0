import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

/** What Vite's manifest says of the modules that a build is made of. */

const manifest: Manifest = JSON.parse(readFileSync('build/manifest.json', 'utf8'));

/** The address of the file that a source file was built into. */
export function addressOf(source: string): string {
	const chunk = manifest[source];
	if (chunk === undefined) throw new Error(`${source} has no file of its own in the build.`);
	return `/${chunk.file}`;
}

/** That file's address, and those of all that it imports. */
export function addressesFor(source: string): string[] {
	const imports = manifest[source]?.imports ?? [];
	return [...new Set([addressOf(source), ...imports.flatMap(addressesFor)])];
}

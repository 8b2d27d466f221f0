import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFile } from '#content/shapes.ts';

/**
 * The files a picture is served from, relative to the folder of served pictures: AVIF in every width, WebP in full for
 * browsers that know no AVIF.
 */
export function filesOf({ name, hash, widths }: PictureFile): string[] {
	if (widths.length === 0) return [`${name}.${hash}.svg`];
	return [...widths.map((width) => `${name}-${width}.${hash}.avif`), `${name}-${widths.at(-1)}.${hash}.webp`];
}

/** Removes what no picture of the family uses any more. */
export function sweep(folder: string, family: string, pictures: readonly PictureFile[]): void {
	const wanted = new Set(pictures.flatMap(filesOf));
	for (const file of readdirSync(join(folder, family)))
		if (!wanted.has(`${family}/${file}`)) rmSync(join(folder, family, file));
}

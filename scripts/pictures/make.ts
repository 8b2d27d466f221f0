import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '#content/shapes.ts';
import { encode, open } from './encode.ts';
import { type Family, families, frameOf } from './families.ts';
import { groundOf } from './ground.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { filesOf, sweep } from './outputs.ts';
import { type Focuses, type Source, sourcesOf } from './sources.ts';

/** Where the sources are, where the sizes go, where the pages read about them. */
export type Folders = { readonly sources: string; readonly served: string; readonly manifests: string };

/** A drawing has colours of its own in light and dark; its placeholder takes neither. */
async function copyVector({ path, family, name, hash }: Source, served: string): Promise<PictureFile> {
	const { width, height } = await sharp(path).metadata();
	copyFileSync(path, join(served, `${family}/${name}.${hash}.svg`));
	return { name: `${family}/${name}`, hash, width, height, widths: [], ground: 'paper' };
}

/** A photo that is short of the next width keeps its own too, where it is so many times as wide as the last one. */
const worthIt = 1.25;

async function cut(source: Source, served: string, family: Family): Promise<PictureFile> {
	const frame = frameOf(family, source.name);
	const name = `${source.family}/${source.name}`;
	const picture = await open(source, Math.max(...frame.widths), frame.ratio, family.behind);
	const { width, height } = await picture.metadata();
	const fitting = frame.widths.filter((each) => each <= width);
	const widths = width < worthIt * (fitting.at(-1) ?? 0) ? fitting : [...fitting, width];
	const largest = Math.max(...widths);
	const write = async (each: number, format: 'avif' | 'webp') =>
		writeFileSync(
			join(served, `${name}-${each}.${source.hash}.${format}`),
			await encode(picture, format, each, frame !== family, family.quality),
		);
	for (const each of widths) await write(each, 'avif');
	await write(largest, 'webp');
	const ground = await groundOf(picture);
	return {
		name,
		hash: source.hash,
		width: largest,
		height: Math.round((height * largest) / width),
		widths,
		ground,
	};
}

/** Makes the sizes and the manifest of one family; what has not changed is left alone. */
export async function makeFamily(name: string, folders: Folders, focuses?: Focuses): Promise<Manifest> {
	const family = families[name];
	if (!family) throw new Error(`No family of pictures is called ${name}`);
	const { sources, served, manifests } = folders;
	const known = await readManifest(manifests, name);
	mkdirSync(join(served, name), { recursive: true });
	const pictures: Record<string, PictureFile> = {};
	for (const source of sourcesOf(sources, name, focuses)) {
		const before = known[source.name];
		const isKept =
			before?.hash === source.hash && filesOf(before).every((file) => existsSync(join(served, file)));
		if (!isKept) console.log(`  ${name}/${source.name}`);
		const make = source.vector && family.keepVectors ? copyVector : cut;
		pictures[source.name] = isKept ? before : await make(source, served, family);
	}
	sweep(served, name, Object.values(pictures));
	writeManifest(manifests, name, pictures);
	return pictures;
}

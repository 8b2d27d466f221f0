import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '#content/shapes.ts';
import { encode, open } from './encode.ts';
import { type Family, families, frameOf } from './families.ts';
import { groundOf } from './ground.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { areAllThere, sweep } from './outputs.ts';
import { type Focuses, type Source, sourcesOf } from './sources.ts';

/** Where the sources are, where the sizes go, where the pages read about them. */
export type Folders = { readonly sources: string; readonly served: string; readonly manifests: string };

async function copyVector(source: Source, served: string): Promise<PictureFile> {
	const { width, height } = await sharp(source.path).metadata();
	const name = `${source.family}/${source.name}`;
	copyFileSync(source.path, join(served, `${name}.${source.hash}.svg`));
	return {
		name,
		hash: source.hash,
		width,
		height,
		widths: [],
		// a drawing has colours of its own in light and dark; its placeholder takes neither
		ground: 'paper',
	};
}

/** A photo that is short of the next width keeps its own too, where it is so many times as wide as the last one. */
const worthIt = 1.25;

async function cut(source: Source, family: Family, served: string): Promise<PictureFile> {
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

async function makeOne(
	source: Source,
	family: Family,
	known: Manifest,
	served: string,
): Promise<PictureFile> {
	const before = known[source.name];
	if (before?.hash === source.hash && areAllThere(served, before)) return before;
	console.log(`  ${source.family}/${source.name}`);
	return source.vector && family.keepVectors ? copyVector(source, served) : cut(source, family, served);
}

/** Makes the sizes and the manifest of one family; what has not changed is left alone. */
export async function makeFamily(name: string, folders: Folders, focuses?: Focuses): Promise<Manifest> {
	const family = families[name];
	if (!family) throw new Error(`No family of pictures is called ${name}`);
	const known = await readManifest(folders.manifests, name);
	mkdirSync(join(folders.served, name), { recursive: true });
	const pictures: Record<string, PictureFile> = {};
	for (const source of sourcesOf(folders.sources, name, focuses))
		pictures[source.name] = await makeOne(source, family, known, folders.served);
	sweep(folders.served, name, Object.values(pictures));
	writeManifest(folders.manifests, name, pictures);
	return pictures;
}

import { globSync } from 'node:fs';
import sharp from 'sharp';
import type { Copy } from './copy.ts';

/** Photographs of a gallery: a file in media/sources/ and a line of words for each. */

const subjectsOf = (family: string) => `content/pictures/subjects/${family}.ts`;
const line = /^\t(?:'([\w-]+)'|(\w+)): \{ title: .*\n/gm;

/** A photograph of one colour. */
export function photograph(width: number, height: number, background: string): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
}

/** Adds a photograph and its words; small, so that it is cut quickly. */
export async function addPhoto(copy: Copy, family: string, name: string): Promise<void> {
	copy.write(`media/sources/${family}/${name}.jpg`, await photograph(640, 480, '#336655'));
	const words = `{ title: 'Title of ${name}', alt: 'Photograph: ${name}, seen from the door.' }`;
	copy.replace(subjectsOf(family), '} as const satisfies', `\t'${name}': ${words},\n} as const satisfies`);
}

/** Gives a family another number of photographs: the first ones, or all of them and more. */
export async function resizePhotos(
	copy: Copy,
	family: string,
	size: (before: number) => number,
): Promise<void> {
	const text = copy.read(subjectsOf(family));
	const names = [...text.matchAll(line)].map(([, quoted, plain]) => quoted ?? plain ?? '');
	const count = size(names.length);
	for (const name of names.slice(count))
		for (const file of globSync(`media/sources/${family}/${name}.*`, { cwd: copy.folder })) copy.remove(file);
	let at = 0;
	copy.write(
		subjectsOf(family),
		text.replace(line, (words) => (at++ < count ? words : '')),
	);
	for (let more = names.length + 1; more <= count; more++) await addPhoto(copy, family, `added-${more}`);
}

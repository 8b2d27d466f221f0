import sharp from 'sharp';
import type { Copy } from '../copy-repository.ts';

/** Photographs of a gallery: an entry of the record and a file for each, as the form saves them. */

const record = 'conference-photos/2025';

/** A photograph of one colour. */
export function photograph(width: number, height: number, background: string): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
}

const noise = (width: number, height: number, sigma: number): Promise<Buffer> =>
	sharp({
		create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
	})
		.png({ compressionLevel: 1 })
		.toBuffer();

/** A photo as a camera gives it: large shapes under a fine grain, so that it has some megabytes. */
export async function fromCamera(): Promise<Buffer> {
	const [width, height] = [4000, 3000];
	return sharp(await noise(16, 12, 60))
		.resize(width, height, { kernel: 'cubic' })
		.composite([{ input: await noise(width, height, 20), blend: 'overlay' }])
		.jpeg({ quality: 95 })
		.toBuffer();
}

/** Adds a photograph and its words; small, so that it is cut quickly. */
export async function addPhoto(copy: Copy, gallery: string, name: string): Promise<void> {
	const file = `media/sources/${gallery}/2025/${name}/picture/file.jpg`;
	copy.write(file, await photograph(640, 480, '#336655'));
	const alt = `Photograph: ${name}, seen from the door.`;
	copy.record(record, (photos) =>
		photos[gallery].push({ title: `Title of ${name}`, picture: { file, alt, focus: 'automatic' } }),
	);
}

/** Gives a gallery another number of photographs: the first ones, or all of them and more. */
export async function resizePhotos(
	copy: Copy,
	gallery: string,
	size: (before: number) => number,
): Promise<void> {
	let before = 0;
	copy.record(record, (photos) => {
		before = photos[gallery].length;
		photos[gallery].splice(size(before));
	});
	for (let more = before + 1; more <= size(before); more++) await addPhoto(copy, gallery, `added-${more}`);
}

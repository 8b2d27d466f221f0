import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { Refusal } from './answer.ts';
import { reducePhotos } from './reduce-photos.ts';

/** What is stored of a photo that a form sends. */
async function stored(path: string, photo: Buffer): Promise<Buffer> {
	const save = { additions: [{ path, contents: photo.toString('base64') }], deletions: [] };
	const { additions } = await reducePhotos(save);
	return Buffer.from(additions[0]?.contents ?? '', 'base64url');
}

/** Noise, so that a large photo is a large file. */
const photo = (width: number, height: number) =>
	sharp({
		create: {
			width,
			height,
			channels: 3,
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
			background: '#888',
		},
	}).jpeg({ quality: 95 });

test('[OWN-5] a large photo is reduced to what its largest use needs, and a quarter more', async () => {
	const large = await photo(2400, 1800).toBuffer();
	const small = await stored('media/sources/mats/coir/picture/file.jpg', large);
	// a mat is shown in a square of 1280 pixels
	assert.equal((await sharp(small).metadata()).height, 1600);
	assert.ok(small.length < large.length);
});

test('[OWN-5] a photo that was taken on its side is turned upright', async () => {
	const turned = await photo(600, 400).withMetadata({ orientation: 6 }).toBuffer();
	const { width, height, orientation } = await sharp(
		await stored('media/sources/people/a/portrait/file.jpg', turned),
	).metadata();
	assert.deepEqual([width, height, orientation], [400, 600, undefined]);
});

test('[OWN-5] a small photo, a drawing and what is no picture stay as they are', async () => {
	const small = await photo(300, 300).toBuffer();
	for (const path of ['media/sources/mats/coir/picture/file.jpg', 'content/records/mats/coir.json'])
		assert.deepEqual(await stored(path, small), small);
	const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
	assert.deepEqual(await stored('media/sources/clients/a/logo/file.svg', drawing), drawing);
});

test('[OWN-5] a picture that no page can show is refused, however small', async () => {
	const gif = await photo(20, 20).gif().toBuffer();
	await assert.rejects(stored('media/sources/mats/coir/picture/file.gif', gif), Refusal);
});

test('[OWN-5] a file that is no photo is refused with a sentence', async () => {
	await assert.rejects(stored('media/sources/mats/coir/picture/file.jpg', Buffer.from('no photo')), Refusal);
});

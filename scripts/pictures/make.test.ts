import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { makeFamily } from './make.ts';

const drawing = (colour: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${colour}" d="M0 0h64v64H0z"/></svg>`;

function studio() {
	const root = mkdtempSync(join(tmpdir(), 'pictures-'));
	const folders = {
		sources: join(root, 'sources'),
		served: join(root, 'served'),
		manifests: join(root, 'manifests'),
	};
	for (const family of ['services', 'people']) mkdirSync(join(folders.sources, family), { recursive: true });
	return folders;
}

test('the owner replaces a drawing by a photograph of another format and shape', async () => {
	const folders = studio();
	const source = join(folders.sources, 'services', 'repair');
	writeFileSync(`${source}.svg`, drawing('#1a442a'));
	const drawn = await makeFamily('services', folders);
	const photograph = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f5a21f' } });
	await photograph.jpeg().toFile(`${source}.jpg`);
	rmSync(`${source}.svg`);

	const replaced = await makeFamily('services', folders);
	const { hash, width, height, widths, ground } = replaced.repair ?? assert.fail('the picture is gone');
	assert.notEqual(hash, drawn.repair?.hash);
	assert.deepEqual([width, height, widths, ground], [900, 675, [320, 640, 900], 'marigold']);
	const files = [...[320, 640, 900].map((each) => `repair-${each}.${hash}.avif`), `repair-900.${hash}.webp`];
	assert.deepEqual(readdirSync(join(folders.served, 'services')).sort(), files.sort());
	const { width: real } = await sharp(join(folders.served, 'services', `repair-640.${hash}.avif`)).metadata();
	assert.equal(real, 640);
});

test('a photograph that is hardly wider than one of the widths has no width of its own', async () => {
	const folders = studio();
	const photograph = sharp({ create: { width: 700, height: 900, channels: 3, background: '#f5a21f' } });
	await photograph.jpeg().toFile(join(folders.sources, 'services', 'repair.jpg'));
	const { repair } = await makeFamily('services', folders);
	assert.deepEqual(repair?.widths, [320, 640]);
});

test('a wide logo stays whole, and is white where it was clear', async () => {
	const folders = studio();
	mkdirSync(join(folders.sources, 'patrons'));
	const logo = sharp({ create: { width: 900, height: 320, channels: 4, background: '#0000' } });
	await logo.png().toFile(join(folders.sources, 'patrons', 'steel.png'));
	const { steel } = await makeFamily('patrons', folders);
	assert.deepEqual([steel?.width, steel?.height], [640, 228]);
	const [red] = await sharp(join(folders.served, 'patrons', `steel-640.${steel?.hash}.webp`))
		.raw()
		.toBuffer();
	assert.ok((red ?? 0) > 252);
});

test('an unchanged picture is not encoded again', async () => {
	const folders = studio();
	writeFileSync(join(folders.sources, 'services', 'repair.svg'), drawing('#1a442a'));
	const { repair } = await makeFamily('services', folders);
	const file = join(folders.served, 'services', `repair-320.${repair?.hash}.avif`);
	writeFileSync(file, 'left alone');
	await makeFamily('services', folders);
	assert.equal(statSync(file).size, 'left alone'.length);
});

test('a portrait stays a vector until there is a photograph', async () => {
	const folders = studio();
	writeFileSync(join(folders.sources, 'people', 'chair.svg'), drawing('#fbeed1'));
	const { chair } = await makeFamily('people', folders);
	assert.deepEqual(chair?.widths, []);
	assert.equal(existsSync(join(folders.served, 'people', `chair.${chair?.hash}.svg`)), true);
});

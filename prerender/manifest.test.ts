import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { manifestFile, readManifest } from './manifest.ts';

/** A folder with a manifest as Vite writes it. */
function built(manifest: Readonly<Record<string, object>>): string {
	const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
	mkdirSync(dirname(join(folder, manifestFile)));
	writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));
	return folder;
}

const manifest = {
	'app/client.tsx': {
		file: 'assets/c.js',
		imports: ['_a.js', '_b.js'],
		dynamicImports: ['app/page.tsx'],
		assets: ['assets/f.woff2', 'assets/d.svg'],
	},
	'_a.js': { file: 'assets/a.js', imports: ['_b.js'] },
	'_b.js': { file: 'assets/b.js' },
	'app/page.tsx': { file: 'assets/p.js' },
	'style.css': { file: 'assets/s.css' },
};

test('a page asks for the style sheet, its fonts, the client and everything that it imports, each file once and after what it imports itself', () => {
	assert.deepEqual(readManifest(built(manifest)), {
		client: '/assets/c.js',
		imports: ['/assets/b.js', '/assets/a.js'],
		styles: '/assets/s.css',
		fonts: ['/assets/f.woff2'],
	});
});

test('a build without one of these files fails with a message that names it', () => {
	for (const name of ['app/client.tsx', '_b.js', 'style.css'])
		assert.throws(
			() => readManifest(built({ ...manifest, [name]: undefined as never })),
			({ message }: Error) => message.includes(name),
		);
});

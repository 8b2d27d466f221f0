import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { documentIds } from '@aeg/contract/documents.ts';
import { media } from '../repository.ts';

const open = join(media, 'public/documents');
const guarded = join(media, 'guarded');

const titles: Readonly<Record<string, string>> = {
	[join(open, 'aic-raethm-2025-brochure.pdf')]: 'AIC-RAETHM 2025: brochure',
	[join(open, 'paper-template.pdf')]: 'AIC-RAETHM 2025: paper template',
	[join(guarded, 'conference-summary.pdf')]: 'AIC-RAETHM 2025: Conference Summary',
	[join(guarded, 'abstract-book.pdf')]: 'AIC-RAETHM 2025: Abstract Book',
};

for (const [path, title] of Object.entries(titles))
	test(`[CONF-8] [PROC-2] ${basename(path)} is tagged, titled, in English and has an outline`, () => {
		const pdf = readFileSync(path, 'latin1');
		assert.match(pdf, /^%PDF-1\.\d/);
		assert.ok(pdf.includes(`/Title (${title})`), 'title');
		assert.match(pdf, /\/Lang \(en-IN\)/, 'language');
		assert.match(pdf, /\/MarkInfo\s*<<\s*\/Type \/MarkInfo\s*\/Marked true/, 'tags');
		assert.match(pdf, /\/StructTreeRoot \d+ 0 R/, 'structure');
		assert.match(pdf, /\/Outlines \d+ 0 R/, 'outline');
	});

test('[PLAN-1] the brochure has four pages', () => {
	const pdf = readFileSync(join(open, 'aic-raethm-2025-brochure.pdf'), 'latin1');
	assert.equal(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, 4);
});

/** The parts of a zip archive by path. */
function unzip(bytes: Buffer): Map<string, Buffer> {
	const parts = new Map<string, Buffer>();
	for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
		const [size, name] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
		const from = at + 30 + name;
		parts.set(bytes.toString('utf8', at + 30, from), inflateRawSync(bytes.subarray(from, from + size)));
		at = from + size;
	}
	return parts;
}

test('[CONF-8] the paper template for MS-Word holds two columns, its styles, a table, a figure and the page count', () => {
	const parts = unzip(readFileSync(join(open, 'paper-template.docx')));
	for (const part of ['[Content_Types].xml', '_rels/.rels', 'word/styles.xml', 'word/numbering.xml'])
		assert.ok(parts.has(part), part);
	const text = String(parts.get('word/document.xml'));
	assert.match(text, /<w:cols w:num="2"/);
	assert.match(text, /<w:tblHeader\/>/);
	assert.match(text, /descr="Example drawing/);
	assert.match(text, /8 to 9 pages/);
	assert.match(String(parts.get('docProps/core.xml')), /<dc:language>en-IN<\/dc:language>/);
});

test('[PROC-4] the guarded documents are kept apart from everything that is served', () => {
	assert.ok(existsSync(guarded));
	const served = readdirSync(join(media, 'public'), { recursive: true }).map(String);
	for (const id of documentIds)
		assert.equal(
			served.find((path) => path.includes(id)),
			undefined,
		);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentWords } from '@aeg/contract/artwork.ts';
import { withPress } from '../press/browser.ts';
import { contactSheet } from '../press/contact-sheet.ts';
import { print } from '../press/print.ts';
import { media } from '../repository.ts';
import { brochure } from './brochure/brochure.ts';
import { paperTemplate } from './paper/template.ts';
import { abstractBook } from './reports/abstract-book.ts';
import { summary } from './reports/summary.ts';
import { paperFile } from './word/paper-file.ts';

const open = join(media, 'public/documents');
/** What only attendees may have never comes near the public folder (PROC-4). */
const guarded = join(media, 'guarded');

/** Puts every page of the PDFs on the contact sheet. */
async function showPages() {
	const pages = mkdtempSync(join(tmpdir(), 'pages-'));
	for (const folder of [open, guarded])
		for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf')))
			execFileSync('pdftoppm', ['-r', '60', '-png', join(folder, name), join(pages, name)]);
	const pictures = readdirSync(pages)
		.sort()
		.map((name) => join(pages, name));
	await contactSheet('documents', pictures, { columns: 7, width: 250, height: 354 });
	rmSync(pages, { recursive: true });
}

/** Prints the documents of the conference: three for everybody, two behind the password. */
export async function draw(words: DocumentWords): Promise<void> {
	for (const folder of [open, guarded]) mkdirSync(folder, { recursive: true });
	await withPress(async (browser) => {
		const { file } = words.brochure;
		if (file)
			writeFileSync(
				join(media, 'public', file),
				await print(browser, await brochure(browser, words.brochure)),
			);
		writeFileSync(join(open, 'paper-template.pdf'), await print(browser, paperTemplate(words.paperTemplate)));
		writeFileSync(join(guarded, 'conference-summary.pdf'), await print(browser, summary(words.summary)));
		writeFileSync(join(guarded, 'abstract-book.pdf'), await print(browser, abstractBook(words.abstractBook)));
	});
	writeFileSync(join(open, 'paper-template.docx'), await paperFile(words.paperTemplate));
	await showPages();
}

import type { Browser } from '@playwright/test';
import { lay } from './browser.ts';
import { document } from './html.ts';

export interface Leaflet {
	/** Becomes the title of the PDF. */
	readonly title: string;
	readonly styles: readonly string[];
	readonly body: string;
	/** Page numbers in the foot. */
	readonly numbered?: true;
}

const foot = `<p style="width:100%;text-align:center;font:8px serif;color:#60656f"><span class="pageNumber"></span> / <span class="totalPages"></span></p>`;

/** Prints a leaflet as a tagged PDF with title, language and outline. The same leaflet gives the same bytes. */
export async function print(browser: Browser, { title, styles, body, numbered }: Leaflet): Promise<Buffer> {
	const page = await lay(browser, { html: document({ title, styles, body }), width: 794, height: 1123 });
	const pdf = await page.pdf({
		preferCSSPageSize: true,
		printBackground: true,
		tagged: true,
		outline: true,
		...(numbered && { displayHeaderFooter: true, headerTemplate: '<i></i>', footerTemplate: foot }),
	});
	await page.close();
	return undated(pdf);
}

/** The hour of printing is no part of a document: every date becomes the first of November 2024. */
function undated(pdf: Buffer): Buffer {
	return Buffer.from(pdf.toString('latin1').replaceAll(/\(D:\d{14}/g, '(D:20241101000000'), 'latin1');
}

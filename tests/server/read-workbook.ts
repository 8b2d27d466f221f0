import { inflateRawSync } from 'node:zlib';

/** Reads a workbook as ECMA-376 says: a ZIP file, in it a sheet, whose cells point at texts. */

/** The text of a file within a ZIP file, found by the list at its end. */
function fileIn(zip: Buffer, wanted: string): string {
	let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16);
	while (zip.readUInt32LE(at) === 0x02014b50) {
		const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
			number,
			number,
			number,
		];
		if (zip.toString('utf8', at + 46, at + 46 + name) === wanted) {
			const start = zip.readUInt32LE(at + 42);
			const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
			const bytes = zip.subarray(data, data + zip.readUInt32LE(at + 20));
			return String(zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes);
		}
		at += 46 + name + extra + comment;
	}
	throw new Error(`no ${wanted}`);
}

const plain = (xml: string) =>
	xml
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

export const sheetOf = (workbook: Buffer): string => fileIn(workbook, 'xl/worksheets/sheet1.xml');

/** The texts of a workbook's only sheet, row by row. */
export function readWorkbook(workbook: Buffer): string[][] {
	const shared = fileIn(workbook, 'xl/sharedStrings.xml');
	const texts = [...shared.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => plain(text));
	return [...sheetOf(workbook).matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
		const cells: string[] = [];
		for (const [, column = '', at = ''] of row.matchAll(/<c r="([A-Z]+)\d+" t="s"><v>(\d+)<\/v>/g)) {
			const place = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
			while (cells.length < place) cells.push('');
			cells[place] = texts[Number(at)] ?? '';
		}
		return cells;
	});
}

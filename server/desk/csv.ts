/**
 * Cells that a spreadsheet would take for a formula or a number get an apostrophe in front, and so do cells that
 * begin with an apostrophe: taking one apostrophe away gives back exactly what was typed.
 */
const guarded = /^['=+\-@\t\r]/;

/** One cell of a CSV file (RFC 4180), always in quotation marks. */
function cell(text: string): string {
	const safe = guarded.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What a CSV file begins with, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\uFEFF';

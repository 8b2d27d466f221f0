/**
 * What somebody typed, as a cell. A spreadsheet would read much of it as a formula, a number or a date, so whatever
 * does not begin with a letter gets an apostrophe in front: taking it away gives back exactly what was typed.
 */
export const typedCell = (text: string): string => text.replace(/^(?=\P{L})/u, "'");

/** One line of a CSV file (RFC 4180), each cell in quotation marks. */
export const csvLine = (cells: readonly string[]): string =>
	`${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** What a CSV file begins with, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\uFEFF';

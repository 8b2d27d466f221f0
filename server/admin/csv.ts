/** What a spreadsheet takes for a formula, by the sign that it sees first; signs of double width count too. */
const formula = /^(?=['\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/**
 * What somebody typed, as a cell. A formula gets an apostrophe in front, so that no spreadsheet runs it, and so does
 * one that was typed with an apostrophe: taking one away where a formula follows gives back exactly what was typed.
 */
export const typedCell = (text: string): string => text.replace(formula, "'");

/** One line of a CSV file (RFC 4180), each cell in quotation marks. */
export const csvLine = (cells: readonly string[]): string =>
	`${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** What a CSV file begins with, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\uFEFF';

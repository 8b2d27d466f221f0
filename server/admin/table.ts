import writeXlsxFile from 'write-excel-file/node';

type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
type Write = (part: string | Uint8Array) => Promise<void>;
type TableWriter = (head: readonly string[], rows: Rows, write: Write) => Promise<void>;

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
const byteOrderMark = '\uFEFF';

/** What an XML file cannot hold: control characters, and halves of characters. */
const unwritable = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What a spreadsheet would read as a character by its number. */
const escaped = /_(?=x[\da-f]{4}_)/gi;

const cell = (text: string) => ({
	value: text.replace(escaped, '_x005F_').replace(unwritable, '\ufffd'),
	type: String,
});

/** Tables for a spreadsheet by the ending of their file, each of its cells a text that no spreadsheet runs as a formula. */
export const tableWriters = {
	/** Row by row, however many there are. */
	async csv(head, rows, write) {
		await write(byteOrderMark + csvLine(head));
		for await (const row of rows) await write(csvLine(row.map(typedCell)));
	},
	/** As it was typed, without an apostrophe: a cell says there that it is text. */
	async xlsx(head, rows, write) {
		const all = [head, ...(await Array.fromAsync(rows))];
		await write(await writeXlsxFile(all.map((row) => row.map(cell))).toBuffer());
	},
} as const satisfies Readonly<Record<string, TableWriter>>;

/** The ending of a file, where it is the name of one of these formats. */
export function endingOf<Format extends string>(
	file: string | undefined,
	formats: readonly Format[],
): Format | undefined {
	return formats.find((format) => file?.endsWith(`.${format}`));
}

/** Characters that nobody sees and that are no text: controls but for tab and line end, and halves of a pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Controls that turn what follows round, so that a reader sees other words than stand there. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks of direction, and a mark of byte order, which mean nothing in a line of its own. */
const marks = /[\u200e\u200f\u061c\ufeff]/g;

/** What was typed, as an email shows it: line ends are all of one kind, and nothing turns the text round. */
export function typedText(typed: string): string {
	return typed.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '').replace(turns, '');
}

/** The same in one line, fit for a header. */
export function typedLine(typed: string): string {
	return typedText(typed)
		.replace(/[\t\n\u2028\u2029]+/g, ' ')
		.replace(marks, '')
		.trim();
}

/**
 * Joins the content lines of a calendar as RFC 5545 (3.1) wants them: CRLF after each, none longer than 75 octets,
 * the rest folded onto lines that begin with a space; a character of several octets is never cut.
 */
export function foldLines(lines: readonly string[]): string {
	return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const encoder = new TextEncoder();

function fold(line: string): string {
	let folded = '';
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > 75) {
			folded += '\r\n ';
			octets = 1;
		}
		folded += character;
		octets += size;
	}
	return folded;
}

/** Escapes a text value (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
	return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** The longest line, in UTF-16 units, and the longest with its stuffing. */
const width = 76;

/**
 * Plain text as `format=flowed; delsp=yes` (RFC 3676): no line is longer than a screen, mail programs join the lines again
 * and break them where their own window ends, and what was typed comes out as it went in, however long its words. Only
 * spaces at the end of a line are lost.
 * @param text with LF as its line end
 */
export function flowed(text: string): string {
	return text
		.split('\n')
		.map((line) => brokenUp(line.trimEnd()).map(stuffed).join(' \n'))
		.join('\n');
}

/** The parts of a line, each as long as fits: behind a space where there is one, else within the word. */
function brokenUp(line: string): string[] {
	const parts: string[] = [];
	let rest = line;
	while (rest.length > width) {
		const space = rest.lastIndexOf(' ', width - 1);
		// a pair of units is one character
		const within = /[\ud800-\udbff]/.test(rest.charAt(width - 1)) ? width - 1 : width;
		const end = space > 0 ? space + 1 : within;
		parts.push(rest.slice(0, end));
		rest = rest.slice(end);
	}
	return [...parts, rest];
}

/** What could be taken for a quotation, for stuffing or for the first line of another email gets a space before it. */
const stuffed = (part: string): string => (/^( |>|From )/.test(part) ? ` ${part}` : part);

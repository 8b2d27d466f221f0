import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages as the build made them, for tests of the whole site. */

/** The HTML of one address, as the server sends it. */
export function builtPage(path: string): Promise<string> {
	return readFile(join('build/client', path, 'index.html'), 'utf8');
}

/** What a reader without script sees: the words of `main`, tags dropped, entities resolved. */
export function wordsOf(html: string): string {
	const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
	return main
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&amp;/g, '&')
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The first match of a pattern's group in a page, or undefined. */
export function grab(html: string, pattern: RegExp): string | undefined {
	return pattern.exec(html)?.[1];
}

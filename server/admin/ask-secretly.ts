import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a line that is not shown while it is typed; from a pipe it reads the first line. */
export async function askSecretly(question: string): Promise<string> {
	const { stdin, stderr } = process;
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	if (stdin.isTTY) stderr.write(question);
	const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY ?? false });
	try {
		for await (const line of lines) return line;
		return '';
	} finally {
		lines.close();
		if (stdin.isTTY) stderr.write('\n');
	}
}

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the repository in a folder of its own, for other records than the site has, and for the checks that follow an edit. */

export type Copy = {
	readonly folder: string;
	readonly read: (file: string) => string;
	readonly write: (file: string, text: string | Uint8Array) => void;
	/** Replaces every place where `from` stands. Fails where it stands nowhere, so that no edit is lost unseen. */
	readonly replace: (file: string, from: string, to: string) => void;
	readonly remove: (file: string) => void;
	/** Changes a record below content/records, as its form does. */
	// biome-ignore lint/suspicious/noExplicitAny: a record as it lies on disk
	readonly record: (name: string, change: (record: any) => unknown) => void;
	/** Runs a command as a terminal in the copy would. Fails with all that it printed. Returns what it printed. */
	readonly run: (command: string, ...parameters: readonly string[]) => string;
	readonly delete: () => void;
};

/** The end of what a command printed; of tests, only what failed. */
function failure(printed: string): string {
	const failed = printed.indexOf('failing tests:');
	return failed < 0 ? printed.slice(-8000) : printed.slice(failed, failed + 8000);
}

/** Every file that git knows or would add; the packages are linked, not copied, `@aeg/contract` too: it is the original's. */
export function copyRepository(folder = mkdtempSync(join(tmpdir(), 'aeg-copy-'))): Copy {
	const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
	for (const file of String(listed).split('\0').filter(Boolean))
		cpSync(file, join(folder, file), { force: true });
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
	const inCopy = (file: string) => join(folder, file);
	const read = (file: string) => readFileSync(inCopy(file), 'utf8');
	const write = (file: string, text: string | Uint8Array) => {
		mkdirSync(dirname(inCopy(file)), { recursive: true });
		writeFileSync(inCopy(file), text);
	};
	return {
		folder,
		read,
		write,
		replace(file, from, to) {
			assert.ok(read(file).includes(from), `${file} has no “${from}”`);
			write(
				file,
				read(file).replaceAll(from, () => to),
			);
		},
		remove: (file) => rmSync(inCopy(file)),
		record(name, change) {
			const file = `content/records/${name}.json`;
			const record = JSON.parse(read(file));
			change(record);
			write(file, `${JSON.stringify(record, null, 2)}\n`);
		},
		run(command, ...parameters) {
			const { NODE_TEST_CONTEXT: _, ...env } = process.env;
			const { status, stdout, stderr } = spawnSync(command, parameters, {
				cwd: folder,
				env,
				encoding: 'utf8',
				maxBuffer: 1 << 28,
			});
			assert.equal(status, 0, `${command} ${parameters[0]}:\n${failure(stdout)}\n${stderr}`);
			return stdout;
		},
		delete: () => rmSync(folder, { recursive: true }),
	};
}

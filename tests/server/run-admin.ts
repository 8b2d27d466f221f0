import { commands } from '#server/admin/commands.ts';
import type { TestServer } from './open-server.ts';

/** Runs a command of the staff on the store of a test server, and returns what it says. */
export type RunAdmin = (command: string, ...words: string[]) => Promise<string>;

export const adminOf =
	(server: TestServer): RunAdmin =>
	async (command, ...words) => {
		let said = '';
		await commands[command]?.run({
			store: server.store,
			config: server.config,
			clock: () => server.time.now,
			words,
			say(line) {
				said += `${line}\n`;
			},
			async write(text) {
				said += text;
			},
		});
		return said;
	};

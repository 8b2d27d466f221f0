import { once } from 'node:events';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { AdminError } from './admin.ts';
import { commands, commandsWithoutStore } from './commands.ts';
import { openExisting } from './open-existing.ts';
import { sentenceFor } from './problem-words.ts';

/** The command line of the staff: `npm run admin -- <command> …`. Works while the server is open. */
process.umask(0o077);

// Whoever reads our output may have enough of it, as `head` has after ten lines.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
	if (problem.code !== 'EPIPE') throw problem;
	process.exit(0);
});

const [command = 'help', ...words] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const write = async (text: string): Promise<void> => {
	if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};

async function runCommand(): Promise<void> {
	const alone = commandsWithoutStore[command]?.run;
	const run = commands[command]?.run;
	if (!alone && !run) throw new AdminError(`There is no "${command}". Try: npm run admin -- help`);
	const environment = process.env;
	const config = readConfig(environment);
	const handed = { config, clock: Date.now, words, say };
	if (alone) return alone({ ...handed, environment });
	const store = openExisting(config);
	try {
		await migrate(store, false);
		await run?.({ ...handed, store, write });
	} finally {
		await store.close();
	}
}

try {
	await runCommand();
} catch (problem) {
	process.stderr.write(`${sentenceFor(problem)}\n`);
	process.exitCode = 1;
}

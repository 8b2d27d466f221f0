import { once } from 'node:events';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openStore } from '../db/open.ts';
import { DeskError } from './desk.ts';
import { verbs } from './verbs.ts';

/** The staff's desk: `npm run desk -- <verb> …`. Works while the office is open. */
process.umask(0o077);
const [verb = 'help', ...words] = process.argv.slice(2);
const write = async (text: string): Promise<void> => {
	if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};
const run = verbs[verb]?.run;

try {
	if (!run) throw new DeskError(`There is no "${verb}". Try: npm run desk -- help`);
	const config = readConfig(process.env);
	const store = openStore(config);
	try {
		await migrate(store);
		const say = (line: string) => void process.stdout.write(`${line}\n`);
		await run({ store, config, clock: Date.now, words, say, write });
	} finally {
		await store.close();
	}
} catch (problem) {
	process.stderr.write(`${problem instanceof DeskError ? problem.message : (problem as Error).stack}\n`);
	process.exitCode = 1;
}

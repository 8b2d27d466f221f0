import { spawnSync } from 'node:child_process';

/** What `npm run publish` asks of git. Nothing of it goes through a shell: it is the same on every system. */

/** The server, as git calls it. */
export const remote = 'live';
/** What goes online by publishing. */
export const published = ['content', 'media'];

/** Why it goes no further, in a sentence for the owner. */
export class Stop extends Error {}

export function stop(sentence: string): never {
	throw new Stop(sentence);
}

export type Answer = { readonly ok: boolean; readonly status: number | null; readonly words: string };

/** Runs git, with its messages on our error output. */
export const git = (...words: readonly string[]): Answer => gitWith({}, ...words);

/** The same with settings in its environment. */
export function gitWith(environment: NodeJS.ProcessEnv, ...words: readonly string[]): Answer {
	const { status, stdout, error } = spawnSync('git', words, {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
		maxBuffer: 1 << 28,
		env: { ...process.env, ...environment },
	});
	if (error) stop('Git is not installed on this computer.');
	return { ok: status === 0, status, words: stdout.trim() };
}

export const linesOf = ({ words }: Answer): readonly string[] =>
	words.split('\n').filter((line) => line !== '');

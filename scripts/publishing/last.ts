import { git, linesOf } from './git.ts';

/** What a publishing, and what an undo, is called in the history of this folder. */
export const marks = { publish: 'Publish: ', undo: 'Undo: ' } as const;

export type Last = { readonly is: keyof typeof marks; readonly commit: string; readonly what: string };

/** What was done last from here; undefined where nothing was. */
export function last(): Last | undefined {
	const [commit, words = ''] = linesOf(
		git('log', '-1', '--format=%H%n%s', `--grep=^${marks.publish}`, `--grep=^${marks.undo}`),
	);
	if (commit === undefined) return undefined;
	const is = words.startsWith(marks.undo) ? 'undo' : 'publish';
	return { is, commit, what: words.slice(marks[is].length) };
}

/** What the button of the editor says, and asks before it does it. */
export function whatUndoDoes(): { readonly button: string; readonly question: string } {
	return last()?.is === 'undo'
		? {
				button: 'Publish again what was undone',
				question: 'Put online again what you have undone? It comes back into the forms too.',
			}
		: {
				button: 'Undo the last publishing',
				question:
					'Put the state before the last publishing online again? What you published last leaves the forms too; what you changed since and did not publish stays in them.',
			};
}

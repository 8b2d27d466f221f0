import { changedBy } from './changed-by.ts';
import { git, remote, stop } from './git.ts';
import { bringTo } from './keep-edits.ts';
import { last, marks } from './last.ts';
import { commitOf, merged } from './merged.ts';
import { takeOver } from './take-over.ts';

const done = {
	publish:
		'The state before the last publishing is online again, and in the forms. To put online again what you have just undone, undo once more.',
	undo: 'What you had undone is online again, and in the forms. To go back once more, undo once more.',
} as const;

/**
 * Takes back what was done last: a publishing, or the undo of one. What is put online is made beside the folder, so that
 * nothing here changes before the server has taken it; edits that were not published stay in the forms (OWN-6).
 */
export function undo(): void {
	takeOver();
	const before = last();
	if (before === undefined) stop('Nothing has been published from here yet.');
	const { commit, is, what } = before;
	const { tree, clashes } = merged('HEAD', commitOf(`${commit}~1^{tree}`, commit, 'As it was before'));
	if (clashes.length > 0)
		stop(
			'The last publishing cannot be taken back by itself, because its words were changed again since. Ask your developer.',
		);
	if (git('rev-parse', 'HEAD^{tree}').words === tree)
		stop('Everything is as it was before the last publishing already: there is nothing to undo.');
	const mark = is === 'undo' ? marks.publish : marks.undo;
	const undone = commitOf(tree, 'HEAD', mark + what);
	if (!git('push', '--quiet', remote, `${undone}:refs/heads/main`).ok)
		stop('The server refused it: the lines above say why. What is online, and your edits, are as they were.');
	const { edits, clashing } = bringTo(undone);
	console.log(done[is]);
	const kept = changedBy(edits).what;
	if (kept !== '') console.log(`What you had changed and not published is still in its forms: ${kept}.`);
	const typed = changedBy(clashing).what;
	if (typed !== '')
		console.log(
			`You had changed there what was taken back, so these stayed as you left them: ${typed}. Look at them before you publish.`,
		);
}

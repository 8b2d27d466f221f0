import { spawnSync } from 'node:child_process';
import { changedBy } from './publishing/changed-by.ts';
import { git, linesOf, published, remote, Stop, stop } from './publishing/git.ts';
import { marks } from './publishing/last.ts';
import { refuseProgramChanges, takeOver } from './publishing/take-over.ts';
import { undo } from './publishing/undo.ts';
import { hindering, problemsInWords, problemsOnDisk } from './records-on-disk.ts';

/**
 * `npm run publish` puts what was edited online: it looks for what is wrong, commits content and pictures, builds, and
 * pushes to the server (the remote `live`), which builds beside what is online and refuses what cannot be built
 * (deploy/pre-receive). `npm run publish -- --undo` goes back one, and once more forward again. What is refused leaves
 * everything as it was.
 */

/** Sends the branch to the server, which says itself what it does. */
const push = () => git('push', '--quiet', remote, 'HEAD:main').ok;

/** Keeps the edits, before the build takes its time: what is saved meanwhile is left for the next publishing. */
function commit(files: readonly string[]): boolean {
	const records = [...new Set(files.map((file) => file.replace(/^content\/records\/|\.json$/g, '')))];
	const message = `${marks.publish}${records.slice(0, 5).join(', ')}`;
	return git('commit', '--quiet', '--message', message, '--', ...published).ok;
}

async function publish(): Promise<void> {
	const problems = hindering(await problemsOnDisk(Date.now()));
	if (problems.length > 0) stop(`${problemsInWords(problems)}\nNothing was published: correct this first.`);
	takeOver();
	git('add', '--all', '--', ...published);
	const files = linesOf(git('diff', '--cached', '--name-only', '--', ...published));
	if (files.length === 0 && git('diff', '--quiet', 'FETCH_HEAD', 'HEAD').ok)
		return console.log('Nothing has changed since the last publishing.');
	refuseProgramChanges();
	const { words: before } = git('rev-parse', 'HEAD');
	if (files.length > 0 && !commit(files)) {
		git('reset', '--quiet');
		stop('Git could not keep your edits: the lines above say why. Nothing was published.');
	}
	console.log('Building here first, which takes a minute …');
	if (spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) {
		git('reset', '--quiet', before);
		stop('It cannot be built: the lines above say why. Nothing was published.');
	}
	if (!push()) {
		git('reset', '--quiet', before);
		stop('The server refused it: the lines above say why. What is online, and your edits, are as they were.');
	}
	const { what, pages } = changedBy(files);
	console.log(
		`It is online. Changed: ${what || 'what was committed before'}\nLook at: ${pages || 'the pages that you changed'}`,
	);
}

try {
	if (process.argv.includes('--undo')) undo();
	else await publish();
} catch (problem) {
	if (!(problem instanceof Stop)) throw problem;
	console.error(problem.message);
	process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { allShapes } from '#content/records/shapes.ts';
import { hindering, problemsInWords, problemsOnDisk } from './records-on-disk.ts';

/**
 * `npm run publish` puts what was edited online: it looks for what is wrong, builds, commits content and pictures, and
 * pushes to the server (the remote `live`), which builds beside what is online and refuses what cannot be built
 * (deploy/pre-receive). `npm run publish -- --undo` goes back one. What is refused leaves everything as it was.
 */

const remote = 'live';
const published = ['content', 'media'];
const mark = 'Publish: ';

class Stop extends Error {}

function stop(sentence: string): never {
	throw new Stop(sentence);
}

type Answer = { readonly ok: boolean; readonly words: string };

function git(...words: readonly string[]): Answer {
	const { status, stdout, error } = spawnSync('git', words, {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	if (error) stop('Git is not installed on this computer.');
	return { ok: status === 0, words: stdout.trim() };
}

const linesOf = ({ words }: Answer): readonly string[] => words.split('\n').filter((line) => line !== '');

/** Takes over what others have published since; what cannot be put together is left as it was. */
function takeOver(): void {
	if (!git('remote', 'get-url', remote).ok)
		stop(
			'This computer does not know the server yet: docs/operating.md, “Publishing”, says how it is told, once.',
		);
	if (!git('fetch', '--quiet', remote, 'main').ok)
		stop(
			git('ls-remote', remote).ok
				? 'The server has no site yet: docs/operating.md, “Publishing”, says how it gets one, once. Nothing was published.'
				: 'The server cannot be reached. Nothing was published; try again later.',
		);
	if (git('merge-base', '--is-ancestor', 'FETCH_HEAD', 'HEAD').ok) return;
	if (!git('merge', '--quiet', '--no-edit', 'FETCH_HEAD').ok) {
		git('merge', '--abort');
		stop(
			'Somebody else has published a change to the same words. Nothing was published; ask your developer to put both together.',
		);
	}
}

/** What is neither content nor a picture goes online by an upgrade, not by publishing. */
function refuseProgramChanges(): void {
	const program = linesOf(git('diff', '--name-only', 'FETCH_HEAD...HEAD')).filter(
		(file) => !published.some((part) => file.startsWith(`${part}/`)),
	);
	if (program.length > 0)
		stop(
			`The program was changed too (${program.slice(0, 3).join(', ')}): that is an upgrade, docs/operating.md, “Upgrade”.`,
		);
}

/** Sends the branch to the server, which says itself what it does. */
const push = () => git('push', '--quiet', remote, 'HEAD:main').ok;

/** What was changed, as the menu of the editor calls it, and the pages that show it. */
function changedBy(files: readonly string[]): { readonly what: string; readonly pages: string } {
	const names = files.map((file) => /^content\/records\/([^/.]+)/.exec(file)?.[1]);
	const shapes = allShapes.filter(([name]) => names.includes(name)).map(([, shape]) => shape);
	const pictures = files.some((file) => file.startsWith('media/')) ? ['pictures'] : [];
	return {
		what: [...shapes.map(({ label }) => label), ...pictures].join(', ') || 'what was committed before',
		pages: [...new Set(shapes.map(({ page }) => page))].join(', ') || 'the pages that you changed',
	};
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
	console.log('Building here first, which takes a minute …');
	if (spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) {
		git('reset', '--quiet');
		stop('It cannot be built: the lines above say why. Nothing was published.');
	}
	if (files.length > 0) {
		const records = [...new Set(files.map((file) => file.replace(/^content\/records\/|\.json$/g, '')))];
		git('commit', '--quiet', '--message', `${mark}${records.slice(0, 5).join(', ')}`, '--', ...published);
	}
	if (!push()) {
		if (files.length > 0) git('reset', '--quiet', '--soft', 'HEAD~1');
		git('reset', '--quiet');
		stop('The server refused it: the lines above say why. What is online, and your edits, are as they were.');
	}
	const { what, pages } = changedBy(files);
	console.log(`It is online. Changed: ${what}\nLook at: ${pages}`);
}

function undo(): void {
	if (git('status', '--porcelain', '--', ...published).words !== '')
		stop(
			'There are edits that were not published. Publish them, or put the words from before back in their forms; then undo.',
		);
	takeOver();
	const [last = '', words = ''] = linesOf(
		git('log', '-1', '--format=%H%n%s', `--grep=^${mark}`, '--grep=^Undo: '),
	);
	if (last === '') stop('Nothing has been published from here yet.');
	if (!words.startsWith(mark))
		stop(
			'The last publishing is undone already. To go further back, edit what should change and publish it.',
		);
	if (!git('revert', '--no-edit', last).ok) {
		git('revert', '--abort');
		stop(
			'The last publishing cannot be taken back by itself, because its words were changed again since. Ask your developer.',
		);
	}
	git('commit', '--quiet', '--amend', '--message', `Undo: ${words.slice(mark.length)}`);
	if (!push()) {
		git('reset', '--quiet', '--keep', 'HEAD~1');
		stop('The server refused it: the lines above say why. What is online is as it was.');
	}
	console.log(
		'The state before the last publishing is online again, and in the forms. What was taken back is kept in the history of this folder: your developer can bring it back.',
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

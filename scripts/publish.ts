import { execFileSync, spawnSync } from 'node:child_process';
import { problemsOnDisk } from './records-on-disk.ts';

/**
 * npm run publish            puts what was edited online: looks for what is wrong, commits content and pictures, pushes.
 *                            The server builds, and refuses what it cannot build.
 * npm run publish -- --undo  puts the state before the last publishing online again.
 */

const remote = process.env.PUBLISH_TO ?? 'live';
const parts = ['content', 'media'];
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
const stop = (sentence: string): never => {
	console.error(sentence);
	process.exit(1);
};
const mark = 'Publish: ';

function push(): void {
	const { status } = spawnSync('git', ['push', remote, 'HEAD:main'], { stdio: 'inherit' });
	if (status !== 0) stop('Nothing was put online: what is online is as it was. The lines above say why.');
}

if (process.argv.includes('--undo')) {
	if (git('status', '--porcelain', '--', ...parts))
		stop(
			'There are edits that were not published. Publish them, or take them back in the editor, and then undo.',
		);
	const last = git('log', '-1', '--format=%H', `--grep=^${mark}`);
	if (!last) stop('Nothing has been published from here yet.');
	try {
		git('revert', '--no-edit', last);
	} catch {
		git('revert', '--abort');
		stop(
			'The last publishing cannot be taken back by itself, because what it changed was changed again. Ask your developer.',
		);
	}
	git('commit', '--amend', '-q', '-m', `Undo: ${git('log', '-1', '--format=%s', last).slice(mark.length)}`);
	push();
	console.log('The state before the last publishing is online again.');
} else {
	const problems = await problemsOnDisk(Date.now());
	for (const { file, field, sentence } of problems) console.error(`${sentence} (${file}, ${field})`);
	if (problems.length > 0) stop('Nothing was put online: correct this first.');
	git('add', '-A', '--', ...parts);
	const files = git('diff', '--cached', '--name-only', '--', ...parts)
		.split('\n')
		.filter((one) => one !== '');
	const records = files.filter((one) => one.startsWith('content/records/')).map((one) => one.slice(16, -5));
	if (files.length > 0)
		git('commit', '-q', '-m', `${mark}${records.join(', ') || 'pictures'}`, '--', ...parts);
	else if (git('ls-remote', remote, 'main').startsWith(git('rev-parse', 'HEAD')))
		stop('Nothing has changed since the last publishing.');
	push();
	console.log('It is online.');
}

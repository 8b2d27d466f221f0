import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeIndex } from '../records.ts';
import { git, gitWith, linesOf, published, stop } from './git.ts';
import { commitOf, type Merged, merged } from './merged.ts';

/** Files with an edit that is not published; of those in `clashing` the commit changes the same lines. */
type Kept = { readonly edits: readonly string[]; readonly clashing: readonly string[] };

/** How often somebody may save while the folder is brought to another state. */
const mostTries = 5;

/**
 * Brings this folder to a commit that follows HEAD, with every edit that is not published. A file in which both changed the
 * same lines stays as it lies here: nothing that was typed is lost.
 */
export function bringTo(commit: string): Kept {
	for (let tries = 0; tries < mostTries; tries++) {
		git('add', '--all', '--', ...published);
		const lying = git('write-tree').words;
		const edited = commitOf(lying, 'HEAD', 'Not published');
		const both = merged(commit, edited);
		const wanted = asEdited(both, edited);
		// git leaves all as it is where a file was saved since
		if (!git('read-tree', '-m', '-u', lying, wanted).ok) continue;
		git('update-ref', 'HEAD', commit);
		git('reset', '--quiet', '--', ...published);
		makeAnew(both.clashes);
		return { edits: linesOf(git('diff', '--name-only', commit, wanted)), clashing: both.clashes };
	}
	stop(
		'It is online, and the forms are still as they were, because files were saved meanwhile: run `npm run publish` to bring them to it.',
	);
}

/** The tree of both with each file that clashes as it was edited. */
function asEdited({ tree, clashes }: Merged, edited: string): string {
	if (clashes.length === 0) return tree;
	const index = git('rev-parse', '--path-format=absolute', '--git-path', 'index-of-edits').words;
	const aside = (...words: readonly string[]) => gitWith({ GIT_INDEX_FILE: index }, ...words);
	aside('read-tree', tree);
	for (const file of clashes) {
		aside('update-index', '--force-remove', '--', file);
		const [mode, , blob] = git('ls-tree', edited, '--', file).words.split(/\s/);
		if (mode && blob) aside('update-index', '--add', '--cacheinfo', `${mode},${blob},${file}`);
	}
	const { words } = aside('write-tree');
	rmSync(index, { force: true });
	return words;
}

/** What is made of records and photos follows them. */
function makeAnew(clashes: readonly string[]): void {
	try {
		writeIndex();
	} catch {
		// of an edit that cannot be read: the editor names it, and the next save writes the index
	}
	const families = clashes.flatMap((file) => /^content\/pictures\/([^/]+)\.ts$/.exec(file)?.[1] ?? []);
	if (families.length > 0) spawnSync(process.execPath, ['scripts/pictures.ts', ...families]);
}

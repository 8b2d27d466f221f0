import { git, stop } from './git.ts';

/** A commit that no branch names. @param tree what it holds @param parent the commit that it follows */
export function commitOf(tree: string, parent: string, message: string): string {
	const { ok, words } = git('commit-tree', tree, '-p', parent, '-m', message);
	return ok ? words : stop('Git does not know who you are: the lines above say how it is told, once.');
}

/** Two commits put together; of a file in `clashes` both changed the same lines, so the tree has it with both. */
export type Merged = { readonly tree: string; readonly clashes: readonly string[] };

/** Puts two commits together beside the folder, which stays as it is. A file keeps its name: none is taken for another. */
export function merged(ours: string, theirs: string): Merged {
	const asked = ['merge-tree', '--write-tree', '--no-messages', '--name-only', '-z', ours, theirs];
	const { status, words } = git('-c', 'merge.renames=false', ...asked);
	if (status !== 0 && status !== 1)
		stop('Git cannot undo here: the lines above say why. It must be version 2.38 or newer.');
	const [tree = '', ...clashes] = words.split('\0').filter((part) => part !== '');
	return { tree, clashes };
}

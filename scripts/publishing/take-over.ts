import { git, linesOf, published, remote, stop } from './git.ts';

/** Takes over what others have published since; what cannot be put together is left as it was. */
export function takeOver(): void {
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
export function refuseProgramChanges(): void {
	const program = linesOf(git('diff', '--name-only', 'FETCH_HEAD...HEAD')).filter(
		(file) => !published.some((part) => file.startsWith(`${part}/`)),
	);
	if (program.length > 0)
		stop(
			`The program was changed too (${program.slice(0, 3).join(', ')}): that is an upgrade, docs/operating.md, “Upgrade”.`,
		);
}

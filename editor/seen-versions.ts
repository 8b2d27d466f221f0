import type { Save } from './reduce-photos.ts';

/**
 * Keystatic writes over whatever lies on disk. So each save of this window says which version of each file the window had
 * read, and the server refuses where another window or program has changed it since (save.ts). This rests on how Keystatic
 * 0.6.9 asks: `tests/owner` saves from two windows.
 */

type Entry = { readonly path: string; readonly sha: string };

let begun = 0;

/** How many saves have left this window, or were about to. */
export const savesBegun = (): number => begun;

export function saySeenVersions(): void {
	const fetchAsBefore = window.fetch.bind(window);
	let seen: ReadonlyMap<string, string> | undefined;
	window.fetch = async (input, init) => {
		const address = String(input instanceof Request ? input.url : input);
		const isSave = address.endsWith('/api/keystatic/update');
		const isTree = address.endsWith('/api/keystatic/tree');
		if (isSave) begun += 1;
		const headers = new Headers(init?.headers);
		if (isSave && seen) headers.set('x-seen', JSON.stringify(versions(init?.body, seen)));
		const answer = await fetchAsBefore(input, isSave ? { ...init, headers } : init);
		if (answer.ok && (isSave || (isTree && seen === undefined))) {
			const entries = (await answer.clone().json()) as readonly Entry[];
			seen = new Map(entries.map(({ path, sha }) => [path, sha]));
		}
		return answer;
	};
}

/** The version of each file that a save writes or takes away, as this window knows it; null for one that is new. */
function versions(body: unknown, seen: ReadonlyMap<string, string>): Readonly<Record<string, string | null>> {
	const { additions, deletions }: Save = JSON.parse(String(body));
	return Object.fromEntries([...additions, ...deletions].map(({ path }) => [path, seen.get(path) ?? null]));
}

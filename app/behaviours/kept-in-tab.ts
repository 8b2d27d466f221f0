/** What is kept in this tab alone, until it is closed. What the tab refuses to keep is kept until the next document. */

const refused = new Map<string, string>();

/** Nobody types more; whatever is longer was put there by something else. */
const longest = 1_000_000;

/** What is kept under a name, of any shape: other versions and other programs write there too. Undefined where there is nothing. */
export function readKept(name: string): unknown {
	try {
		const kept = refused.get(name) ?? sessionStorage.getItem(name) ?? '';
		return kept.length > longest ? undefined : JSON.parse(kept);
	} catch {
		return undefined;
	}
}

export function keep(name: string, what: object): void {
	const kept = JSON.stringify(what);
	drop(name);
	try {
		sessionStorage.setItem(name, kept);
	} catch {
		refused.set(name, kept);
	}
}

export function drop(name: string): void {
	refused.delete(name);
	try {
		sessionStorage.removeItem(name);
	} catch {
		// Nothing was kept.
	}
}

/** The names under which something is kept that begin so. */
export function keptNames(beginning: string): string[] {
	let names: string[] = [];
	try {
		names = Object.keys(sessionStorage);
	} catch {
		// Nothing was kept.
	}
	return [...names, ...refused.keys()].filter((name) => name.startsWith(beginning));
}

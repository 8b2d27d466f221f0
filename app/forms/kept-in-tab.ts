/** What a form keeps in this tab alone, until it is closed. A tab that may not keep anything still sends. */

/** What is kept under a name, or undefined where there is nothing or the tab may not keep any. */
export function readKept<T>(name: string): T | undefined {
	try {
		const kept = sessionStorage.getItem(name);
		return kept === null ? undefined : JSON.parse(kept);
	} catch {
		return undefined;
	}
}

export function keep(name: string, what: object): void {
	try {
		sessionStorage.setItem(name, JSON.stringify(what));
	} catch {
		// Nothing can be kept.
	}
}

export function drop(name: string): void {
	try {
		sessionStorage.removeItem(name);
	} catch {
		// Nothing was kept.
	}
}

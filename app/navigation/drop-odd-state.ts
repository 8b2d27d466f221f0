const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the state of a history entry is one that the router, or nobody, has written. */
export function isRoutersState(state: unknown): boolean {
	if (state === null) return true;
	if (!isObject(state)) return false;
	const { usr, key, idx, masked } = state;
	return (
		isObject(usr ?? {}) &&
		typeof (key ?? '') === 'string' &&
		typeof (idx ?? 0) === 'number' &&
		masked === undefined
	);
}

/**
 * Drops what the router would take for its own: states of history entries of another shape, whoever left them there
 * (ANY-4). It must be called before the router is made.
 */
export function dropOddState(): void {
	const dropState = () => {
		if (!isRoutersState(window.history.state)) window.history.replaceState(null, '');
	};
	dropState();
	window.addEventListener('popstate', dropState);
}

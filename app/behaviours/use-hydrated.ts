import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while it hydrates, true afterwards. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

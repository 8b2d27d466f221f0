import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendered HTML stands or hydrates, true once script runs the page. */
export function useLive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

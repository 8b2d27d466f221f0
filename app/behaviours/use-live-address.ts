import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A path of the site as the full address of this visit; nothing until script runs, because a build knows no host. */
export function useLiveAddress(path: `/${string}`): string | undefined {
	return useSyncExternalStore(
		never,
		() => new URL(path, window.location.href).href,
		() => undefined,
	);
}

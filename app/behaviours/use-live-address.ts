import { useLive } from './use-live.ts';

/** A path of the site as the full address of this visit; nothing until script runs, because a build knows no host. */
export function useLiveAddress(path: `/${string}`): string | undefined {
	return useLive() ? new URL(path, window.location.href).href : undefined;
}

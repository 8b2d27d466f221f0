import { useHydrated } from './use-hydrated.ts';

/** A path of the site as the full address of this visit; nothing until script runs, because a build knows no host. */
export function useFullAddress(path: `/${string}`): string | undefined {
	return useHydrated() ? new URL(path, window.location.href).href : undefined;
}

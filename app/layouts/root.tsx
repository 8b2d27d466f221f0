import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { stopStrayClicks } from '#app/behaviours/stray-clicks.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useVitals } from '#app/behaviours/use-vitals.ts';
import { KeepPlace } from '#app/navigation/keep-place.ts';
import { NavigationStatus } from './navigation-status.tsx';

/** Tells the loader that the page is hydrated, so that an early click is replayed (app/loader/replay-early-clicks.ts). */
function useAnnounceHydration(): void {
	useEffect(() => {
		document.documentElement.dataset.hydrated = 'yes';
		// after the effects: within them React hydrates no further part, and a click on one would be lost
		queueMicrotask(() => window.dispatchEvent(new Event('hydrated')));
	}, []);
}

/** Around every page: handles scroll, focus and loading from one page to the next. */
export function Root() {
	useAnnounceHydration();
	useEffect(stopStrayClicks, []);
	useVitals(import.meta.env.VITE_VITALS_URL);
	const hydrated = useHydrated();
	return (
		<>
			{/* a browser would fetch it before its first paint */}
			{hydrated && <link rel="manifest" href="/site.webmanifest" />}
			<Outlet />
			<NavigationStatus />
			<KeepPlace />
		</>
	);
}
